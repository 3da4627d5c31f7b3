import { invalidField, stale } from '#src/common/errors/domain-error.js';
import { notATimeZone } from '#src/common/validation/time/time-zones.js';
import { imageRefusals } from '#src/integrations/pictures/image-refusals.js';

const LOGO_TYPES = 'Only JPEG, JPG, and PNG files are allowed';
const LOGO_SIZE = 'File size must be less than 5MB';

const { refused, busy } = imageRefusals({ prefix: 'venue.logo-', field: 'logo' });

/** Why a logo was not taken in (spec §5 "Venue logo"). */
export const logoProblems = {
  missing: refused('missing', 'Please choose a logo'),
  tooLarge: refused('too-large', LOGO_SIZE),
  unsupportedType: refused('unsupported-type', LOGO_TYPES),
  tooManyPixels: refused('too-many-pixels', 'This logo has too many pixels. Please choose a smaller one'),
  tooComplex: refused('too-complex', 'This logo takes too long to read. Please choose a simpler one'),
  damaged: refused('damaged', 'This logo is damaged and cannot be read. Please choose another one'),
  busy: busy('Many pictures are arriving right now. Please try again in a moment.'),
};

/** The logo was never used and has been removed, or never was. */
export const logoUnknown = () =>
  invalidField('venue.logo-unknown', 'logoUrl', 'This logo is not here any more. Please upload it again');

/** Node knows it, and the database does not: they learn of zones from different lists. */
export const timeZoneUnknown = () =>
  invalidField('venue.time-zone-unknown', 'timeZone', notATimeZone('Time zone'));

export const venueChangedMeanwhile = () =>
  stale(
    'venue.changed-meanwhile',
    'Somebody else changed the venue settings meanwhile. Please look at them again before you save.',
  );
