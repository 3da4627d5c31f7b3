import { isWebAddress } from './web-address.js';

describe('an address of the web', () => {
  it.each(['https://codyreed.example', 'http://band.example/music?tour=2026#dates', 'HTTPS://Band.Example'])(
    'may be linked: %s',
    (address) => expect(isWebAddress(address)).toBe(true),
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https://band.example',
    'data:text/html,<script>alert(1)</script>',
    'https://',
    'https://band',
    'https://paypal.example@evil.example',
    'ftp://band.example',
    'www.band.example',
    'band',
    '',
  ])('is refused: %s', (address) => expect(isWebAddress(address)).toBe(false));
});
