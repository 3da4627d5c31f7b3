import { imageRefusals } from '#src/integrations/pictures/image-refusals.js';

const { refused, busy } = imageRefusals({ prefix: 'events.image-', field: 'image' });

export const eventImageProblems = {
  missing: refused('missing', 'Please select a picture'),
  tooLarge: refused('too-large', 'File size must be less than 5MB'),
  unsupportedType: refused('unsupported-type', 'Please select an image file'),
  damaged: refused('damaged', 'This picture is damaged and cannot be read'),
  tooManyPixels: refused('too-many-pixels', 'This picture has too many pixels'),
  tooComplex: refused('too-complex', 'This picture takes too long to read'),
  busy: busy('Many pictures are arriving. Please try again.'),
};
