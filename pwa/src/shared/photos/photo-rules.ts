import { MAX_PHOTO_BYTES } from '#contract/limits';
import type { ToastMessage } from '#shared/ui/toast-store';

type FileFacts = Pick<File, 'name' | 'type' | 'size'>;

/** Whether a file is HEIC or HEIF by what it says of itself; some browsers know no type for it. */
export const isHeicFile = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));

/** What is wrong with a chosen file, in the words of spec §5 "Attendance"; null when it may be used. */
export const photoProblem = (file: FileFacts): ToastMessage | null => {
  if (!file.type.startsWith('image/') && !isHeicFile(file)) {
    return { title: 'Invalid File Type', description: 'Please select an image file', destructive: true };
  }
  if (file.size > MAX_PHOTO_BYTES) {
    return {
      title: 'File Too Large',
      description: 'Please select a photo smaller than 10MB',
      destructive: true,
    };
  }
  return null;
};
