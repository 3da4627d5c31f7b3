import { MAX_PHOTO_BYTES, VERIFICATION_PHOTO_MIN_SIDE } from '#contract/limits';
import { refused, type ToastMessage } from '#shared/ui/feedback/toast-store';

type FileFacts = Pick<File, 'name' | 'type' | 'size'>;

/** Whether a file is HEIC or HEIF by what it says of itself; some browsers know no type for it. */
export const isHeicFile = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));

/** Whether a file is a picture by what it says of itself. The venue decodes HEIC, so a phone need not know it. */
export const isPictureFile = (file: Pick<File, 'name' | 'type'>): boolean =>
  file.type.startsWith('image/') || isHeicFile(file);

/** What an `<input type="file">` offers where a picture is wanted. */
export const PICTURE_ACCEPT = 'image/*,.heic,.heif';

/** On a smaller photo nobody can be recognised (design §4 "When a check-in counts"). */
export const PHOTO_TOO_SMALL = refused(
  'Photo Too Small',
  `Please select a larger photo, at least ${VERIFICATION_PHOTO_MIN_SIDE} pixels on its shorter side`,
);

/** What is wrong with a chosen file, in the words of spec §5 "Attendance"; null when it may be used. */
export const photoProblem = (file: FileFacts): ToastMessage | null => {
  if (file.size > MAX_PHOTO_BYTES)
    return refused('File Too Large', 'Please select a photo smaller than 10MB');
  if (!isPictureFile(file)) return refused('Invalid File Type', 'Please select an image file');
  return null;
};
