import { isSignedByTwilio, type SignedForm } from './twilio-signature.js';

/** The example of Twilio's documentation ("Webhooks security", "Validating Signatures from Twilio"). */
const PUBLISHED: SignedForm = {
  authToken: '12345',
  signature: '0/KCTR6DLpKmkAf8muzZqo1nDgQ=',
  url: 'https://mycompany.com/myapp.php?foo=1&bar=2',
  fields: {
    CallSid: 'CA1234567890ABCDE',
    Caller: '+12349013030',
    Digits: '1234',
    From: '+12349013030',
    To: '+18005551212',
  },
};

/** The example that the specs of Twilio's libraries share; each signature is of the address with or without its port. */
const OF_THE_LIBRARIES = {
  ...PUBLISHED,
  fields: { ...PUBLISHED.fields, Caller: '+14158675309', From: '+14158675309' },
};
const HTTPS_WITHOUT_PORT = 'RSOYDt4T1cUTdK1PDd93/VVr8B8=';
const HTTPS_WITH_PORT = 'kvajT1Ptam85bY51eRf/AJRuM3w=';
const HTTP_WITH_PORT = '0ZXoZLH/DfblKGATFgpif+LLRf4=';

describe('Twilio’s signature', () => {
  it('is accepted as documented', () => {
    expect(isSignedByTwilio(PUBLISHED)).toBe(true);
  });

  it.each([
    [HTTPS_WITHOUT_PORT, 'https://mycompany.com/myapp.php?foo=1&bar=2'],
    [HTTPS_WITHOUT_PORT, 'https://mycompany.com:443/myapp.php?foo=1&bar=2'],
    [HTTPS_WITHOUT_PORT, 'https://mycompany.com:1234/myapp.php?foo=1&bar=2'],
    [HTTPS_WITH_PORT, 'https://mycompany.com/myapp.php?foo=1&bar=2'],
    [HTTPS_WITH_PORT, 'https://mycompany.com:443/myapp.php?foo=1&bar=2'],
    [HTTP_WITH_PORT, 'http://mycompany.com/myapp.php?foo=1&bar=2'],
    [HTTP_WITH_PORT, 'http://mycompany.com:80/myapp.php?foo=1&bar=2'],
  ])('%s is accepted for %s', (signature, url) => {
    expect(isSignedByTwilio({ ...OF_THE_LIBRARIES, signature, url })).toBe(true);
  });

  it.each<[string, Partial<SignedForm>]>([
    ['missing', { signature: '' }],
    ['of no length', { signature: '=' }],
    ['with one letter changed', { signature: '0/KCTR6DLpKmkAf8muzZqo1nDgR=' }],
    ['in another case', { signature: '0/kctr6dlpkmkaf8muzzqo1ndgq=' }],
    ['with something after it', { signature: '0/KCTR6DLpKmkAf8muzZqo1nDgQ==' }],
    ['twice', { signature: '0/KCTR6DLpKmkAf8muzZqo1nDgQ=, 0/KCTR6DLpKmkAf8muzZqo1nDgQ=' }],
    ['of another token', { authToken: '12346' }],
    ['of another path', { url: 'https://mycompany.com/myapp2.php?foo=1&bar=2' }],
    ['of another query', { url: 'https://mycompany.com/myapp.php?foo=1&bar=3' }],
    ['of another host', { url: 'https://mycompany.example/myapp.php?foo=1&bar=2' }],
    ['without TLS', { url: 'http://mycompany.com/myapp.php?foo=1&bar=2' }],
    ['of an address that is none', { url: 'mycompany.com' }],
    ['of fewer fields', { fields: { From: '+12349013030' } }],
    ['of another value', { fields: { ...PUBLISHED.fields, Digits: '1235' } }],
    ['of one field more', { fields: { ...PUBLISHED.fields, Body: 'The Rattlers tonight 9pm' } }],
  ])('is refused %s', (_, overrides) => {
    expect(isSignedByTwilio({ ...PUBLISHED, ...overrides })).toBe(false);
  });
});
