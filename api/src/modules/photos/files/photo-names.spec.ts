import { filenameOfKey, keysOfFilename, photoKeys, servedContentType } from './photo-names.js';

const RANDOM = '0123456789abcdef0123456789abcdef';

describe('photo names', () => {
  it('lead from every size back to the photo', () => {
    const keys = photoKeys(RANDOM);

    for (const key of Object.values(keys)) expect(filenameOfKey(key)).toBe(keys.download);
    expect(keysOfFilename(keys.download)).toEqual(keys);
  });

  it('do not claim the files of other areas', () => {
    expect(filenameOfKey('artist-1.webp')).toBeUndefined();
    expect(keysOfFilename('photo-demo-1.jpg')).toBeUndefined();
  });

  it.each([
    [photoKeys(RANDOM).thumbnail, 'image/webp'],
    [photoKeys(RANDOM).download, 'image/jpeg'],
    ['artist-rosa-1280.webp', 'image/webp'],
    ['logo-1.png', 'image/png'],
    ['track-demo.mp3', 'audio/mpeg'],
    ['track-demo.flac', 'audio/flac'],
  ])('let %s be served as %s', (name, type) => {
    expect(servedContentType(name)).toBe(type);
  });

  it.each([
    photoKeys(RANDOM).original,
    '../settings.json',
    'photo-..%2f..%2fetc',
    'photo-a/../b.jpg',
    '.incoming',
    'photo-a.svg',
    'photo-a.html',
    'photo-a.jpg.php',
    'photo-A.jpg',
    'photo-a.jpg\n',
    'secret-a.jpg',
    '',
  ])('never let %j be served', (name) => {
    expect(servedContentType(name)).toBeUndefined();
  });
});
