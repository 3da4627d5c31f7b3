import { isOwnPicture, newPictureKey, pictureAddress } from './picture-names.js';

describe('isOwnPicture', () => {
  it.each(['logo', 'event', 'artist', 'person'] as const)('knows the %s pictures kept here', (prefix) => {
    expect(isOwnPicture(prefix, pictureAddress(newPictureKey(prefix)))).toBe(true);
  });

  it.each([
    'https://elsewhere.example/uploads/logo-1.webp',
    '//elsewhere.example/logo-1.webp',
    '/uploads/event-1.webp',
    '/uploads/logo-1.svg',
    '/uploads/logo-1-card.webp',
    '/uploads/logo-a/../original-1.webp',
    '/uploads/original-1',
    '/uploads/logo-1.webp?x=1',
    'javascript:alert(1)',
    '',
  ])('does not take %j for a logo', (address) => {
    expect(isOwnPicture('logo', address)).toBe(false);
  });
});
