import { shownFileName } from './shown-file-name.js';

describe('shownFileName', () => {
  it.each([
    ['IMG_0042.HEIC', 'IMG_0042.HEIC'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Photos\\me.jpg', 'me.jpg'],
    ['ab\u0000c\u0007.jpg', 'abc.jpg'],
    ['gpj.\u202Eexe', 'gpj.exe'],
    ['\uD800x.jpg', '\uFFFDx.jpg'],
    ['', 'photo'],
    ['dir/', 'photo'],
    ['😀'.repeat(300), '😀'.repeat(255)],
  ])('shows %j as %j', (name, shown) => {
    expect(shownFileName(name, 255, 'photo')).toBe(shown);
  });
});
