import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Mail, MapPin, Phone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { DEFAULT_VENUE_NAME } from './venue-brand';
import type { Venue } from './venue.queries';

/** Where it happens and how to reach the venue, in the event details dialog (spec §2). */
export const VenueDetails = ({ venue }: { venue: Venue | undefined }) => (
  <Stack
    as="section"
    gap="2"
    pt="4"
    borderTop="2px dashed var(--chakra-colors-line)"
    aria-labelledby="venue-details-name"
  >
    <chakra.h3 id="venue-details-name" fontSize="lg" dir="auto">
      {venue?.name || DEFAULT_VENUE_NAME}
    </chakra.h3>
    {venue?.description && <p dir="auto">{venue.description}</p>}
    <ul>
      {venue?.address && (
        <Way icon={MapPin}>
          <span>{venue.address}</span>
        </Way>
      )}
      {venue?.phone && (
        <Way icon={Phone}>
          <a className="text-link" href={`tel:${venue.phone.replace(/[^+\d]/g, '')}`}>
            {venue.phone}
          </a>
        </Way>
      )}
      {venue?.email && (
        <Way icon={Mail}>
          <a className="text-link" href={`mailto:${venue.email}`}>
            {venue.email}
          </a>
        </Way>
      )}
    </ul>
  </Stack>
);

const Way = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <Flex as="li" align="center" gap="3" minHeight="2rem" css={ICON_AND_WORDS}>
    <Icon size={20} aria-hidden />
    {children}
  </Flex>
);

const ICON_AND_WORDS = {
  '& > svg': { flex: 'none', color: 'accent' },
  '& > *': { minWidth: '0' },
  '& > a': { py: '0.625rem' },
} as const;
