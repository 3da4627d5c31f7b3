import { MAX_PROFILE_IMAGE_BYTES } from '#contract/limits';
import { isPictureFile } from '#shared/photos/photo-rules';
import { refused, type ToastMessage } from '#shared/ui/feedback/toast-store';

type FileFacts = Pick<File, 'name' | 'type' | 'size'>;

/** What is wrong with a chosen profile image, in the words of spec §5; null when it may be used. */
export const profileImageProblem = (file: FileFacts): ToastMessage | null => {
  if (isTooLarge(file))
    return refused('Image Too Large', 'Image must be smaller than 5MB. Please choose a smaller file.');
  if (!isPictureFile(file))
    return refused('Invalid File Type', 'Please select an image file (JPG, PNG, etc.)');
  return null;
};

/** The rule once more at submit (spec §5); null when it holds. */
export const profileImageRefusal = (file: FileFacts): string | null =>
  isTooLarge(file) ? 'Profile image must be smaller than 5MB' : null;

/** Spec §5 wants it under its ceiling, not at it. */
const isTooLarge = ({ size }: FileFacts) => size >= MAX_PROFILE_IMAGE_BYTES;
