import type { ReactNode } from 'react';
import './bookings.css';

/** The Bookings tab: its sections one below the other (spec §2 "Bookings tab"). */
export const BookingsPanel = ({ children }: { children: ReactNode }) => (
  <div className="bookings">{children}</div>
);
