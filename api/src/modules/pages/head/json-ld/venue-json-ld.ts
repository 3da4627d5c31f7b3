import type { MusicVenue, PostalAddress, WithContext } from 'schema-dts';
import type { Site } from '#src/modules/pages/head/page-head.js';

/** The venue as a place, for its own page. */
export const venueJsonLd = (site: Site): WithContext<MusicVenue> => ({
  '@context': 'https://schema.org',
  ...venuePlace(site),
});

/** The venue wherever a page speaks of it. Search engines want an event's place with a postal address. */
export const venuePlace = ({ link, venue }: Site) =>
  ({
    '@type': 'MusicVenue',
    '@id': link('/#venue'),
    name: venue.name,
    url: link('/'),
    ...(venue.description && { description: venue.description }),
    ...(venue.logoUrl && { logo: link(venue.logoUrl), image: link(venue.logoUrl) }),
    ...(venue.phone && { telephone: venue.phone }),
    ...(venue.email && { email: venue.email }),
    ...(venue.address && { address: postalAddress(venue.address) }),
  }) satisfies MusicVenue;

const postalAddress = (address: string): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: address.replace(/\s*\n\s*/g, ', '),
});
