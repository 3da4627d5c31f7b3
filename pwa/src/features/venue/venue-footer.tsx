import { chakra } from '@chakra-ui/react/styled-system';
import { createLink } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import { DEFAULT_VENUE_NAME } from './venue-brand';
import type { Venue } from './venue.queries';

/** Closes the events page with the venue's name (spec §2). */
export const VenueFooter = ({ venue, children }: { venue: Venue | undefined; children?: ReactNode }) => (
  <chakra.footer
    className="venue-footer"
    py="6"
    borderTop="2px dashed var(--chakra-colors-line)"
    color="muted"
    fontSize="sm"
    textAlign="center"
  >
    <chakra.p color="ink" fontFamily="venue" fontSize="1.125rem">
      {venue?.name || DEFAULT_VENUE_NAME}
    </chakra.p>
    {venue?.address && <p>{venue.address}</p>}
    <FooterLink className="text-link" to="/artists">
      All artists
    </FooterLink>
    <Suspense>{children}</Suspense>
  </chakra.footer>
);

const FooterLink = createLink(
  chakra('a', { base: { display: 'inline-grid', alignItems: 'center', minHeight: '2.75rem' } }),
);
