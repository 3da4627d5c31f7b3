import { Stack } from '@chakra-ui/react/stack';
import type { ReactNode } from 'react';

/** The Bookings tab: its sections one below the other (spec §2 "Bookings tab"). */
export const BookingsPanel = ({ children }: { children: ReactNode }) => <Stack gap="8">{children}</Stack>;
