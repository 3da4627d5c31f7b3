import { isHeicFile, photoProblem } from './photo-rules';

const file = (overrides: Partial<File> = {}) => ({
  name: 'a.jpg',
  type: 'image/jpeg',
  size: 1000,
  ...overrides,
});
const TEN_MB = 10 * 1024 * 1024;

describe('photoProblem', () => {
  it('takes a picture of exactly 10 MB and refuses one byte more', () => {
    expect(photoProblem(file({ size: TEN_MB }))).toBeNull();
    expect(photoProblem(file({ size: TEN_MB + 1 }))).toEqual({
      title: 'File Too Large',
      description: 'Please select a photo smaller than 10MB',
      destructive: true,
    });
  });

  it.each(['application/pdf', 'video/mp4', ''])('refuses a file of type %j', (type) => {
    expect(photoProblem(file({ name: 'a.bin', type }))).toEqual({
      title: 'Invalid File Type',
      description: 'Please select an image file',
      destructive: true,
    });
  });

  it('tells the size first of a large file of another kind', () => {
    expect(photoProblem(file({ type: 'application/pdf', size: TEN_MB + 1 }))?.title).toBe('File Too Large');
  });

  it('takes HEIC also from a browser that knows no type for it', () => {
    expect(photoProblem(file({ name: 'IMG_1.HEIC', type: '' }))).toBeNull();
    expect(isHeicFile(file({ name: 'a.heic', type: 'image/jpeg' }))).toBe(false);
  });
});
