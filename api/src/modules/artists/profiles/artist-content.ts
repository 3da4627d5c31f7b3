import type { ExpectedVersions } from '#src/common/http/if-match.js';
import { requestHash } from '#src/common/http/request-hash.js';
import type { ArtistRequest } from '#src/modules/artists/artists.dto.js';
import type { ArtistEntity } from '#src/modules/artists/entities/artist.entity.js';

/** Which artist is changed, and the version the change is based on; null changes whatever is there. */
export interface ArtistEdit {
  id: number;
  expectedVersion: ExpectedVersions;
}

/** What a person writes of an artist. */
export type ArtistContent = ReturnType<typeof contentOf>;

export type ArtistFiles = Pick<ArtistEntity, 'profileImage' | 'demoFile' | 'demoFileType'>;

/** What a request asks an artist to be: what it leaves out is empty. */
export const contentOf = (request: ArtistRequest) => ({
  name: request.name ?? '',
  genre: request.genre ?? '',
  description: request.description ?? null,
  email: request.email ?? '',
  phone: request.phone ?? null,
  website: request.website ?? null,
  socialMedia: request.socialMedia ?? null,
  experience: request.experience ?? null,
  equipment: request.equipment ?? null,
  priceRange: request.priceRange ?? null,
  availability: request.availability ?? null,
});

/** The same for two requests that ask for the same. */
export const contentHash = (
  content: ArtistContent & Pick<ArtistRequest, 'isApproved'>,
  files: readonly (string | undefined)[],
): string => requestHash([content, files]);
