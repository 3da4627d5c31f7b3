import { createContext, useContext } from 'react';
import { DEFAULT_TIME_ZONE, wallClockAt } from '#contract/rules/clock';

/** Where the venue is, as an IANA name; the app's shell says so. */
export const VenueZone = createContext<string>(DEFAULT_TIME_ZONE);

/** The venue's zone; the device's own where an old phone does not know that name: hours that may be wrong, and no empty page. */
export const knownZone = (timeZone = DEFAULT_TIME_ZONE): string => {
  try {
    wallClockAt(new Date(), timeZone);
    return timeZone;
  } catch {
    return Intl.DateTimeFormat().resolvedOptions().timeZone;
  }
};

/** The time zone in which instants are told, whatever the device's own is (design §4 "Time"). */
export const useVenueZone = (): string => useContext(VenueZone);
