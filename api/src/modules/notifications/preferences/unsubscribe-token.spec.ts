import { randomBytes } from 'node:crypto';
import { readerOf, readUnsubscribe, signUnsubscribe } from './unsubscribe-token.js';

const KEY = randomBytes(32);
const forAccount = { topic: 'invitations', reader: readerOf(12, 'loretta@example.com') } as const;
const forAddress = { topic: 'reminders', reader: readerOf(null, 'Loretta@Example.com ') } as const;

describe('the token of an unsubscribe link', () => {
  it.each([forAccount, forAddress])('says again what it was made of: $topic', (unsubscription) => {
    expect(readUnsubscribe(signUnsubscribe(unsubscription, KEY), KEY)).toEqual(unsubscription);
  });

  it('knows an address in any case, and never shows it', () => {
    const token = signUnsubscribe(forAddress, KEY);
    expect(readerOf(null, 'loretta@example.com')).toEqual(forAddress.reader);
    expect(token).not.toMatch(/loretta|example/i);
    expect(Buffer.from(token, 'base64url').toString()).not.toMatch(/loretta/i);
  });

  it('is neither a file’s name nor cut short by mail programs', () => {
    for (const unsubscription of [forAccount, forAddress])
      expect(signUnsubscribe(unsubscription, KEY)).toMatch(/^[\w-]{1,149}[a-z0-9]$/);
  });

  it('is nobody else’s to make or change', () => {
    const token = signUnsubscribe(forAccount, KEY);
    for (const forged of [
      token.replace('u12', 'u13'),
      token.replace('invitations', 'bookings'),
      token.slice(0, -1),
      `${token}A`,
      token.replace(/-[^-]*$/, ''),
      `${token}-x`,
      'news-u1-',
      '',
      '--',
      'x'.repeat(100_000),
    ])
      expect(readUnsubscribe(forged, KEY)).toBeUndefined();
    expect(readUnsubscribe(token, randomBytes(32))).toBeUndefined();
  });
});
