import { createAccount, createTestApp, type TestApp } from '#test/test-app.js';

describe('who is remembered to have changed something', () => {
  let venue: TestApp;

  beforeAll(async () => {
    venue = await createTestApp();
  });
  afterAll(() => venue.close());

  const isRemembered = (headers: { 'set-cookie'?: string | string[] }): boolean =>
    String(headers['set-cookie'] ?? '').includes('justSaved=1; Max-Age=15');

  it.each([
    ['admin', 'post', true],
    ['artist', 'post', true],
    ['user', 'post', false],
    ['admin', 'get', false],
  ] as const)('an %s who sends a %s: %s', async (userType, method, expected) => {
    const { sessionId } = await createAccount(venue, userType);
    const http = venue.http();
    const sent = method === 'get' ? http.get('/api/events') : http.post('/api/events');
    const { headers } = await sent.set('Authorization', `Bearer ${sessionId}`).send({});
    expect(isRemembered(headers)).toBe(expected);
  });

  it('who answers an invitation by its link, and no other visitor', async () => {
    const [answered, asked] = await Promise.all([
      venue.http().post('/api/invitations/some-token/respond').send({ accept: true }),
      venue.http().post('/api/booking-requests').send({}),
    ]);
    expect([isRemembered(answered.headers), isRemembered(asked.headers)]).toEqual([true, false]);
  });
});
