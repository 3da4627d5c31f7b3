import type { MusicGroup, WithContext } from 'schema-dts';
import { isWebAddress, webAddressOf } from '#contract/rules/texts.js';
import type { ArtistResponse } from '#src/modules/artists/artists.dto.js';
import type { Site } from '#src/modules/pages/head/page-head.js';

/** @param picture absolute address of the artist's preview */
export const artistJsonLd = (
  artist: ArtistResponse,
  { site: { link }, picture }: { site: Site; picture: string },
): WithContext<MusicGroup> => {
  const website = webAddressOf(artist.website ?? '');
  const elsewhere = [
    ...(website ? [website] : []),
    ...(artist.socialMedia ?? '').split(/[\s,;|]+/).filter(isWebAddress),
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'MusicGroup',
    '@id': link(`/artists/${artist.id}#artist`),
    name: artist.name,
    url: link(`/artists/${artist.id}`),
    ...(artist.genre && { genre: artist.genre }),
    ...(artist.description && { description: artist.description }),
    image: artist.profileImage ? [picture, link(artist.profileImage)] : [picture],
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  };
};
