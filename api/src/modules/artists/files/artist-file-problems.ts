import { imageRefusals } from '#src/integrations/pictures/image-refusals.js';

const image = imageRefusals({ prefix: 'artists.image-', field: 'profileImage' });
const demo = imageRefusals({ prefix: 'artists.demo-', field: 'demoFile' });

/** Why a profile image was not taken in (spec §5 "Profile image"). */
export const imageProblems = {
  tooLarge: image.refused('too-large', 'Image must be smaller than 5MB. Please choose a smaller file.'),
  unsupportedType: image.refused('unsupported-type', 'Please select an image file (JPG, PNG, etc.)'),
  damaged: image.refused('invalid', 'This image is damaged and cannot be read. Please choose another one.'),
  tooManyPixels: image.refused('too-large', 'This image has too many pixels. Please choose a smaller one.'),
  tooComplex: image.refused('too-large', 'This image takes too long to read. Please choose a simpler one.'),
  busy: image.busy('Many pictures are arriving right now. Please try again in a moment.'),
};

/** Why a demo recording was not taken in (spec §5 "Demo file"). */
export const demoProblems = {
  tooLarge: demo.refused('too-large', 'Audio file must be smaller than 10MB. Please choose a smaller file.'),
  unsupportedType: demo.refused(
    'unsupported-type',
    'Please select an audio or video file (MP3, WAV, MP4, etc.)',
  ),
};
