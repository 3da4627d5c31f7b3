import { readCardCode } from './card-code.js';

describe('readCardCode', () => {
  it.each([
    '1A2B3C4D5E6F7081',
    '1a2b 3c4d 5e6f 7081',
    ' 1A2B-3C4D-5E6F-7081 ',
    'https://venue.example.com/m/1A2B3C4D5E6F7081',
    'http://127.0.0.1:3000/m/1A2B3C4D5E6F7081',
  ])('reads %j', (text) => {
    expect(readCardCode(text)).toBe('1A2B3C4D5E6F7081');
  });

  it.each([
    'June Carver',
    'june@example.com',
    '1A2B3C4D',
    '1A2B3C4D5E6F70811',
    'https://x.example/1A2B3C4D5E6F7081',
    '',
  ])('takes %j for no card', (text) => {
    expect(readCardCode(text)).toBeNull();
  });
});
