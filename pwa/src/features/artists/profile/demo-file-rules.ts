import { DEMO_FORMATS } from '#contract/rules/demo-formats';
import { MAX_DEMO_BYTES } from '#contract/limits';
import { refused, type ToastMessage } from '#shared/ui/feedback/toast-store';

type FileFacts = Pick<File, 'name' | 'type' | 'size'>;

/** What is wrong with a chosen demo recording, in the words of spec §5; null when it may be used. */
export const demoFileProblem = (file: FileFacts): ToastMessage | null => {
  if (isTooLarge(file))
    return refused('File Too Large', 'Audio file must be smaller than 10MB. Please choose a smaller file.');
  if (!isRecording(file))
    return refused('Invalid File Type', 'Please select an audio or video file (MP3, WAV, MP4, etc.)');
  return null;
};

/** The rule once more at submit (spec §5); null when it holds. */
export const demoFileRefusal = (file: FileFacts): string | null =>
  isTooLarge(file) ? 'Demo file must be smaller than 10MB' : null;

/** What the chooser offers; Android's and Apple's know some by their names only. */
export const DEMO_ACCEPT = [
  ...Object.values(DEMO_FORMATS),
  ...Object.keys(DEMO_FORMATS).map((ending) => `.${ending}`),
].join(',');

const isTooLarge = ({ size }: FileFacts) => size >= MAX_DEMO_BYTES;

const ENDINGS = new Set(Object.keys(DEMO_FORMATS));
const TYPES = new Set<string>([...Object.values(DEMO_FORMATS), 'video/mov']);

/** Audio of a format that the venue takes, or video of mp4, mov or quicktime. Devices differ in their names for types of audio. */
const isRecording = ({ name, type }: FileFacts) =>
  TYPES.has(type.replace('/x-', '/')) ||
  (/^(?:audio\/|$)/.test(type) && ENDINGS.has(name.split('.').at(-1)?.toLowerCase() ?? ''));
