import { DEFAULT_VENUE_NAME } from './venue-brand';
import type { Venue } from './venue.queries';
import './venue-footer.css';

/** Closes the events page with the venue's name (spec §2). */
export const VenueFooter = ({ venue }: { venue: Venue | undefined }) => (
  <footer className="venue-footer">
    <p className="venue-footer-name">{venue?.name || DEFAULT_VENUE_NAME}</p>
    {venue?.address && <p>{venue.address}</p>}
  </footer>
);
