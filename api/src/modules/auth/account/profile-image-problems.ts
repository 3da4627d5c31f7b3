import { imageRefusals } from '#src/integrations/pictures/image-refusals.js';

const { refused, busy } = imageRefusals({ prefix: 'auth.profile-image-', field: 'profileImage' });

const NOT_AN_IMAGE = 'Please select an image file (JPG, PNG, etc.)';

/** Why a profile image was not taken in (spec §5 "Profile image"). */
export const profileImageProblems = {
  missing: refused('missing', NOT_AN_IMAGE),
  tooLarge: refused('too-large', 'Image must be smaller than 5MB. Please choose a smaller file.'),
  unsupportedType: refused('unsupported-type', NOT_AN_IMAGE),
  damaged: refused('damaged', 'This image is damaged and cannot be read. Please choose another one.'),
  tooManyPixels: refused('too-many-pixels', 'This image has too many pixels. Please choose a smaller one.'),
  tooComplex: refused('too-complex', 'This image takes too long to read. Please choose a simpler one.'),
  busy: busy('Many pictures are arriving right now. Please try again in a moment.'),
};
