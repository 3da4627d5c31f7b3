import { MAX_EVENT_IMAGE_BYTES } from '#contract/limits';

/** What is wrong with a chosen picture, in the venue's words; null when it may be sent. Some phones know no type for HEIC. */
export const eventPictureProblem = ({
  name,
  size,
  type,
}: Pick<File, 'name' | 'size' | 'type'>): string | null => {
  const isImage = type.startsWith('image/') || (type === '' && /\.hei[cf]$/i.test(name));
  if (!isImage) return 'Please select an image file';
  return size > MAX_EVENT_IMAGE_BYTES ? 'File size must be less than 5MB' : null;
};
