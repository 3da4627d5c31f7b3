import { isPin, keepPin, pinMatches } from './pin.js';

describe('a PIN', () => {
  it.each(['1234', '00000000', '907112'])('may be %s', (pin) => expect(isPin(pin)).toBe(true));

  it.each(['', '123', '123456789', '12 34', '12a4', '١٢٣٤', '-1234', '1234\n'])('may not be %j', (pin) =>
    expect(isPin(pin)).toBe(false),
  );

  it('is known again by what is kept of it, and no other is', async () => {
    const kept = await keepPin('1849');
    expect(await pinMatches('1849', kept)).toBe(true);
    expect(await pinMatches('1848', kept)).toBe(false);
    expect(await pinMatches('01849', kept)).toBe(false);
  });

  it('is kept in another way each time, so that equal ones are not seen to be', async () => {
    const [one, other] = await Promise.all([keepPin('1849'), keepPin('1849')]);
    expect(one.hash).not.toBe(other.hash);
  });

  it('is hashed as RFC 8018 says', async () => {
    // By OpenSSL: openssl kdf -keylen 32 -kdfopt digest:SHA256 -kdfopt pass:1849 -kdfopt salt:salt -kdfopt iter:1000 -binary PBKDF2
    const kept = { salt: 'salt', iterations: 1_000, hash: 'RhzzuE1ax2tB8fIsH12rHJSb9+LJARuh4a4YAwU4Kh4=' };
    expect(await pinMatches('1849', kept)).toBe(true);
  });
});
