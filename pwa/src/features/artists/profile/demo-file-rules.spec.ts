import { MAX_DEMO_BYTES } from '#contract/limits';
import { demoFileProblem, demoFileRefusal } from './demo-file-rules';

const file = (changes: Partial<Pick<File, 'name' | 'type' | 'size'>> = {}) => ({
  name: 'two-step.mp3',
  type: 'audio/mpeg',
  size: 900_000,
  ...changes,
});

describe('a chosen demo recording', () => {
  it.each([
    ['mp3', 'audio/mpeg'],
    ['m4a', 'audio/x-m4a'],
    ['mp4', 'video/mp4'],
    ['mov', 'video/quicktime'],
    ['wav', ''],
    ['FLAC', ''],
    ['aac', 'audio/aac'],
    ['aiff', 'audio/x-aiff'],
    ['webm', 'audio/webm'],
    ['aif', 'audio/x-aiff'],
    ['opus', 'audio/ogg'],
    ['aac', 'audio/vnd.dlna.adts'],
    ['mp3', 'audio/mp3'],
    ['mov', 'video/mov'],
  ])('may be a .%s told as "%s"', (ending, type) => {
    expect(demoFileProblem(file({ name: `demo.${ending}`, type }))).toBeNull();
  });

  it.each([
    ['band.jpg', 'image/jpeg'],
    ['show.avi', 'video/x-msvideo'],
    ['notes.txt', ''],
    ['mp3', 'text/plain'],
    ['memo.amr', 'audio/amr'],
    ['memo.3gp', 'audio/3gpp'],
    ['two-step.wma', 'audio/x-ms-wma'],
    ['two-step.mid', 'audio/midi'],
    ['amr', 'audio/amr'],
    ['memo.amr', ''],
    ['show.webm', 'video/webm'],
  ])('is refused when it is %s', (name, type) => {
    expect(demoFileProblem(file({ name, type }))).toEqual({
      title: 'Invalid File Type',
      description: 'Please select an audio or video file (MP3, WAV, MP4, etc.)',
      destructive: true,
    });
  });

  it('is refused at 10MB, and judged once more when it is sent', () => {
    const large = file({ size: MAX_DEMO_BYTES });
    expect(demoFileProblem({ ...large, type: 'image/png' })?.title).toBe('File Too Large');
    expect(demoFileProblem(large)).toEqual({
      title: 'File Too Large',
      description: 'Audio file must be smaller than 10MB. Please choose a smaller file.',
      destructive: true,
    });
    expect(demoFileRefusal(large)).toBe('Demo file must be smaller than 10MB');
    expect(demoFileRefusal(file({ size: MAX_DEMO_BYTES - 1 }))).toBeNull();
  });
});
