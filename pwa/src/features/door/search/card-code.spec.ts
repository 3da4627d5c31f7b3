/** @jest-environment node */
import { createHash } from 'node:crypto';
import { EMAIL_HASH_DIGITS } from '#contract/door';
import { hashEmail, isWholeEmail, readCardCode } from './card-code';

const CODE = '0123ABCD4567EF89';

describe('the code of a member card', () => {
  it.each([
    `https://venue.example.com/m/${CODE}`,
    `https://venue.example.com/m/${CODE}/`,
    `https://venue.example.com/m/${CODE}\n`,
    `https://venue.example.com/m/${CODE}?from=card`,
    `https://venue.example.com/m/${CODE}/?from=card#top\r\n`,
    `http://localhost:4200/m/${CODE.toLowerCase()}`,
    `HTTPS://VENUE.EXAMPLE.COM/M/${CODE}`,
    `/m/${CODE}`,
    `/m/${CODE}/`,
    CODE,
    CODE.toLowerCase(),
    ` ${CODE}\t`,
    '0123 ABCD 4567 EF89',
    '0123-abcd-4567-ef89',
    '0123–ABCD–4567–EF89',
    '0123\u00A0ABCD\u00A04567\u00A0EF89',
    '0123ABCD 4567EF89',
  ])('is read out of %j', (text) => expect(readCardCode(text)).toBe(CODE));

  it.each([
    '',
    ' ',
    'Loretta Hayes',
    CODE.slice(1),
    `${CODE}0`,
    CODE.replace('A', 'G'),
    `0123 ABCD 4567 EF8`,
    `0123  ABCD 4567 EF89`,
    '01 23 AB CD 45 67 EF 89',
    '01234567\n01234567',
    `https://venue.example.com/m/${CODE.slice(1)}`,
    `https://venue.example.com/m/${CODE}0`,
    `https://venue.example.com/m/${CODE}/edit`,
    `https://venue.example.com/events/${CODE}`,
    `https://venue.example.com/menu/m/${CODE}`,
    `https:///m/${CODE}`,
    `javascript:/m/${CODE}`,
    'https://example.com/',
    'WIFI:T:WPA;S:Guests;P:0123456789ABCDEF;;',
    'BEGIN:VCARD\nFN:Loretta Hayes\nEND:VCARD',
    '٠١٢٣٤٥٦٧٨٩٠١٢٣٤٥',
    '\uD83D',
  ])('is not seen in %j', (text) => expect(readCardCode(text)).toBeNull());

  it.each([
    'A'.repeat(1_000),
    '0123 '.repeat(200),
    `https://venue.example.com/m/${CODE}?${'a'.repeat(1_000)}`,
    `https://${'m/'.repeat(1_000_000)}`,
    ' '.repeat(1_000_000),
  ])('is not looked for in a long text', (text) => expect(readCardCode(text)).toBeNull());
});

describe('an e-mail address', () => {
  it.each(['ann@example.com', ' Ann.Lee+door@mail.example.co.uk ', "o'brien@example.ie", 'josé@exámple.com'])(
    'is whole in %j',
    (text) => expect(isWholeEmail(text)).toBe(true),
  );

  it.each([
    '',
    'ann',
    'ann@',
    'ann@example',
    'ann@example.',
    'ann@example.c',
    'ann@.com',
    'ann@example..com',
    '@example.com',
    'ann lee@example.com',
    'ann@lee@example.com',
  ])('is not whole in %j', (text) => expect(isWholeEmail(text)).toBe(false));

  it.each([`${'a'.repeat(250)}@example.com`, `a@${'a.'.repeat(100_000)}`])(
    'is not looked for in a long text',
    (text) => expect(isWholeEmail(text)).toBe(false),
  );

  it('is hashed as the API does it', async () => {
    const hash = createHash('sha256').update('some-saltann@example.com').digest('hex');
    expect(await hashEmail('ann@example.com', 'some-salt')).toBe(hash.slice(0, EMAIL_HASH_DIGITS));
  });

  it('has one hash however it is typed, and another with another salt', async () => {
    const hash = await hashEmail('josé@example.com', 'some-salt');
    expect(await hashEmail(' JOSÉ@Example.com\n', 'some-salt')).toBe(hash);
    expect(await hashEmail('josé@example.com', 'other-salt')).not.toBe(hash);
  });
});
