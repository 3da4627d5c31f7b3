import { createTestApp, type TestApp } from '#test/test-app.js';
import { messageSid, postSigned, TEST_TOKEN, textMessage, WEBHOOK } from '#test/sms/text-messages.js';

/** A year that the parser takes for one to come. */
const YEAR = new Date().getFullYear() + 1;
const PUBLIC_URL = 'https://venue.example.com';
const URL_AT_TWILIO = `${PUBLIC_URL}${WEBHOOK}`;

describe('the address that the provider signs', () => {
  const fields = () => textMessage(`The Rattlers nov 27 ${YEAR} 8pm`, { MessageSid: messageSid() });

  let kept: { settings: string; venue: TestApp } | undefined;
  afterAll(() => kept?.venue.close());

  /** Cases of the same settings stand side by side, and share a venue. */
  const venueWith = async (environment: Record<string, string>): Promise<TestApp> => {
    const settings = JSON.stringify(environment);
    if (kept?.settings === settings) return kept.venue;
    await kept?.venue.close();
    kept = { settings, venue: await createTestApp({ TWILIO_AUTH_TOKEN: TEST_TOKEN, ...environment }) };
    return kept.venue;
  };

  const statusOf = async (
    environment: Record<string, string>,
    url: string,
    headers: Record<string, string> = {},
  ): Promise<number> => {
    const { status } = await postSigned(await venueWith(environment), url, fields(), headers);
    return status;
  };
  const forwarded = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'venue.example.com' };

  it.each<[string, Record<string, string>, string, Record<string, string>]>([
    ['PUBLIC_URL, whatever the proxy says', { PUBLIC_URL }, URL_AT_TWILIO, {}],
    ['PUBLIC_URL with the standard port at Twilio', { PUBLIC_URL }, `${PUBLIC_URL}:443${WEBHOOK}`, {}],
    [
      'PUBLIC_URL with a port of its own',
      { PUBLIC_URL: `${PUBLIC_URL}:8443` },
      `${PUBLIC_URL}:8443${WEBHOOK}`,
      {},
    ],
    ['what a trusted proxy forwards', { TRUST_PROXY: '1' }, URL_AT_TWILIO, forwarded],
    [
      'what a trusted proxy forwards, with the standard port at Twilio',
      { TRUST_PROXY: '1' },
      `${PUBLIC_URL}:443${WEBHOOK}`,
      forwarded,
    ],
    [
      'a forwarded host with its port',
      { TRUST_PROXY: '1' },
      URL_AT_TWILIO,
      { ...forwarded, 'X-Forwarded-Host': 'venue.example.com:443' },
    ],
    [
      'a forwarded port of its own',
      { TRUST_PROXY: '1' },
      `${PUBLIC_URL}:8443${WEBHOOK}`,
      { ...forwarded, 'X-Forwarded-Port': '8443' },
    ],
    [
      'a host beside the proxy’s inner port',
      { TRUST_PROXY: '1' },
      URL_AT_TWILIO,
      { ...forwarded, 'X-Forwarded-Port': '8080' },
    ],
    ['the request’s own host', {}, `http://venue.example.com${WEBHOOK}`, { Host: 'venue.example.com' }],
  ])('is %s', async (_, environment, url, headers) => {
    expect(await statusOf(environment, url, headers)).toBe(200);
  });

  it('is not what a stranger forwards', async () => {
    expect(await statusOf({}, URL_AT_TWILIO, forwarded)).toBe(403);
    const port = { Host: 'venue.example.com', 'X-Forwarded-Port': '8443' };
    expect(await statusOf({}, `http://venue.example.com:8443${WEBHOOK}`, port)).toBe(403);
    expect(
      await statusOf({ PUBLIC_URL }, `https://other.example.com${WEBHOOK}`, { Host: 'other.example.com' }),
    ).toBe(403);
  });

  it('behind a trusted proxy is the one outside, with its TLS', async () => {
    const behindProxy = { TRUST_PROXY: '1' };
    expect(await statusOf(behindProxy, `http://venue.example.com${WEBHOOK}`, forwarded)).toBe(403);
    expect(await statusOf(behindProxy, URL_AT_TWILIO)).toBe(403);
  });

  it('does not matter without a token, except in production, where nothing gets in', async () => {
    const open = await createTestApp();
    await open.http().post(WEBHOOK).type('form').send(fields()).expect(200);
    await open.close();
    const closed = await createTestApp({ NODE_ENV: 'production' });
    await closed.http().post(WEBHOOK).type('form').send(fields()).expect(403);
    expect(await closed.sql('SELECT FROM sms_event_requests')).toEqual([]);
    await closed.close();
  });
});
