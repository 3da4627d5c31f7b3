import { imageRefusals } from '#src/integrations/pictures/image-refusals.js';

type Kind = 'invalid' | 'too-large' | 'unsupported-type';

const images = imageRefusals({ prefix: 'artists.image-', field: 'profileImage' });
const demos = imageRefusals({ prefix: 'artists.demo-', field: 'demoFile' });

const image = (kind: Kind, message: string) => images.refused(kind, kind, message);
const demo = (kind: Kind, message: string) => demos.refused(kind, kind, message);

/** Why a profile image was not taken in (spec §5 "Profile image"). */
export const imageProblems = {
  tooLarge: image('too-large', 'Image must be smaller than 5MB. Please choose a smaller file.'),
  unsupportedType: image('unsupported-type', 'Please select an image file (JPG, PNG, etc.)'),
  damaged: image('invalid', 'This image is damaged and cannot be read. Please choose another one.'),
  tooManyPixels: image('too-large', 'This image has too many pixels. Please choose a smaller one.'),
  tooComplex: image('too-large', 'This image takes too long to read. Please choose a simpler one.'),
  busy: images.busy('Many pictures are arriving right now. Please try again in a moment.'),
};

/** Why a demo recording was not taken in (spec §5 "Demo file"). */
export const demoProblems = {
  tooLarge: demo('too-large', 'Audio file must be smaller than 10MB. Please choose a smaller file.'),
  unsupportedType: demo('unsupported-type', 'Please select an audio or video file (MP3, WAV, MP4, etc.)'),
};
