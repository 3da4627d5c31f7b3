import type { MusicVenue, PostalAddress, WithContext } from 'schema-dts';
import type { Site, SiteVenue } from '#src/modules/pages/head/page-head.js';

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
    ...(postalAddress(venue) && { address: postalAddress(venue) }),
  }) satisfies MusicVenue;

/** Undefined for a venue that does not say where it is. */
const postalAddress = ({
  address,
  street,
  city,
  region,
  postalCode,
  country,
}: SiteVenue): PostalAddress | undefined => {
  const streetAddress = street ?? address?.replace(/\s*\n\s*/g, ', ');
  if (!streetAddress && !city) return undefined;
  return {
    '@type': 'PostalAddress',
    ...(streetAddress && { streetAddress }),
    ...(city && { addressLocality: city }),
    ...(region && { addressRegion: region }),
    ...(postalCode && { postalCode }),
    ...(country && { addressCountry: country }),
  };
};
