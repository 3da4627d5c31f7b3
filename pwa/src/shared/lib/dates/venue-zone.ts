import { createContext, useContext } from 'react';
import { DEFAULT_TIME_ZONE } from '#contract/rules/clock';

/** Where the venue is, as an IANA name; the app's shell says so. */
export const VenueZone = createContext<string>(DEFAULT_TIME_ZONE);

/** The time zone in which instants are told, whatever the device's own is (design §4 "Time"). */
export const useVenueZone = (): string => useContext(VenueZone);
