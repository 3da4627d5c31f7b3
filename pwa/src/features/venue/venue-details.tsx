import { Mail, MapPin, Phone } from 'lucide-react';
import { DEFAULT_VENUE_NAME } from './venue-brand';
import type { Venue } from './venue.queries';
import './venue-details.css';

/** Where it happens and how to reach the venue, in the event details dialog (spec §2). */
export const VenueDetails = ({ venue }: { venue: Venue | undefined }) => (
  <section className="venue-details" aria-labelledby="venue-details-name">
    <h3 id="venue-details-name" dir="auto">
      {venue?.name || DEFAULT_VENUE_NAME}
    </h3>
    {venue?.description && <p dir="auto">{venue.description}</p>}
    <ul>
      {venue?.address && (
        <li>
          <MapPin size={20} aria-hidden /> <span>{venue.address}</span>
        </li>
      )}
      {venue?.phone && (
        <li>
          <Phone size={20} aria-hidden />
          <a className="text-link" href={`tel:${venue.phone.replace(/[^+\d]/g, '')}`}>
            {venue.phone}
          </a>
        </li>
      )}
      {venue?.email && (
        <li>
          <Mail size={20} aria-hidden />
          <a className="text-link" href={`mailto:${venue.email}`}>
            {venue.email}
          </a>
        </li>
      )}
    </ul>
  </section>
);
