import { useLocation } from '@tanstack/react-router';
import type { RememberedGuest } from '#shared/offline/storage/remembered-guest';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Who the next form starts with; kept with the tab's history, never in the address. */
    guest?: RememberedGuest;
  }
}

/** Who the link to this page has handed over; undefined when nobody. */
export const useHandedGuest = (): RememberedGuest | undefined =>
  useLocation({ select: ({ state }) => state.guest });
