import { getSchemaPath } from '@nestjs/swagger';
import { MAX_DEMO_BYTES, MAX_PROFILE_IMAGE_BYTES } from '#contract/limits.js';
import { formUpload } from '#src/common/uploads/form-upload.js';
import { demoProblems, imageProblems } from './artist-file-problems.js';
import { ArtistRequest } from '#src/modules/artists/artists.dto.js';

/** The artist fields of spec §3: those that no caller decides are taken along and left unread. */
const TEXTS = [
  'name',
  'genre',
  'description',
  'email',
  'phone',
  'website',
  'socialMedia',
  'experience',
  'equipment',
  'priceRange',
  'availability',
  'removeProfileImage',
  'removeDemoFile',
  'id',
  'userId',
  'isApproved',
  'demoFileType',
  'createdAt',
];

/** Spec §5 wants both files under their ceilings, not at them. */
export const ArtistFormUpload = formUpload({
  files: [
    { field: 'profileImage', maxBytes: MAX_PROFILE_IMAGE_BYTES - 1, tooLarge: imageProblems.tooLarge },
    { field: 'demoFile', maxBytes: MAX_DEMO_BYTES - 1, tooLarge: demoProblems.tooLarge },
  ],
  texts: TEXTS,
});

export const ARTIST_FORM_SCHEMA = {
  allOf: [
    { $ref: getSchemaPath(ArtistRequest) },
    {
      type: 'object',
      properties: {
        profileImage: { type: 'string', format: 'binary', description: 'An image smaller than 5 MB' },
        demoFile: {
          type: 'string',
          format: 'binary',
          description: 'A recording of DEMO_FORMATS (MP3, WAV, FLAC, MP4 …) smaller than 10 MB',
        },
      },
    },
  ],
};
