import { MAX_EVENT_IMAGE_BYTES } from '#contract/limits';
import { isPictureFile } from '#shared/photos/photo-rules';

/** What is wrong with a chosen picture, in the venue's words; null when it may be sent. */
export const eventPictureProblem = (file: Pick<File, 'name' | 'size' | 'type'>): string | null => {
  if (!isPictureFile(file)) return 'Please select an image file';
  return file.size > MAX_EVENT_IMAGE_BYTES ? 'File size must be less than 5MB' : null;
};
