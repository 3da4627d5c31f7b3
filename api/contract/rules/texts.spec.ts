import { isPhoneNumber, isWallClockTime, isWebAddress, longDate, numberWords, showTitle } from './texts.js';

describe('the words of a number', () => {
  it('group thousands, and have a true minus below zero', () => {
    expect([1250, 0, -50, -1_234_567].map(numberWords)).toEqual([
      '1,250',
      '0',
      '\u221250',
      '\u22121,234,567',
    ]);
  });
});

describe('isPhoneNumber', () => {
  it.each(['555-0101 22', '+1 (615) 555-0101', '615.555.0101 x12', '0911/5550101'])('takes %s', (text) => {
    expect(isPhoneNumber(text)).toBe(true);
  });

  it.each(['not a phone', '12345', '555-0101 (mom)', ''])('refuses %j', (text) => {
    expect(isPhoneNumber(text)).toBe(false);
  });
});

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

describe('a time on the venue’s clock', () => {
  it.each(['00:00', '09:30', '20:00', '23:59'])('is %s', (text) => {
    expect(isWallClockTime(text)).toBe(true);
  });

  it.each(['', '24:00', '9:30', '20:60', '20:00:00', '8 PM', '20:00\n'])('is not %j', (text) => {
    expect(isWallClockTime(text)).toBe(false);
  });
});

describe('the words of a date and time', () => {
  it.each([
    ['2026-11-20', 'Friday, November 20, 2026'],
    ['2027-02-28', 'Sunday, February 28, 2027'],
    ['some day', 'some day'],
  ])('reads %s as %s', (date, words) => {
    expect(longDate(date)).toBe(words);
  });
});

describe('the title of a show', () => {
  it.each([
    ['scheduled', 'Barn Dance'],
    ['postponed', 'Postponed: Barn Dance'],
    ['cancelled', 'Cancelled: Barn Dance'],
  ] as const)('says of a %s one: %s', (status, title) => {
    expect(showTitle({ name: 'Barn Dance', status })).toBe(title);
  });
});
