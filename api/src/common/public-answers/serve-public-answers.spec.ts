import express from 'express';
import request from 'supertest';
import type { UserType } from '#contract/users.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { PublicAnswers } from './public-answers.js';
import { servePublicAnswers } from './serve-public-answers.js';

const MONTH = JSON.stringify(['Saturday Night Stomp'.repeat(200)]);

const accountOf = (userType: UserType): SessionUser => ({
  id: 1,
  username: 'loretta',
  email: 'loretta@example.com',
  firstName: null,
  lastName: null,
  userType,
  profileImage: null,
  emailVerified: true,
  sessionHash: '',
});

const venueWithMonth = (findUser: () => Promise<SessionUser | null> = () => Promise.resolve(null)) => {
  const answers = new PublicAnswers();
  answers.setListening(true);
  answers.keep('/api/events', answers.takeTicket(['events']), {
    body: Buffer.from(MONTH),
    areas: ['events'],
  });
  const app = express();
  app.use(servePublicAnswers(answers, findUser));
  app.use((_request, response) => void response.status(418).end());
  return request(app);
};

describe('servePublicAnswers', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip;q=0.8', 'gzip'],
    ['gzip', 'gzip'],
    ['gzip;q=0', undefined],
    ['identity', undefined],
  ])('answers a caller that takes "%s" in a form it can read', async (accepted, encoding) => {
    const answer = await venueWithMonth().get('/api/events').set('Accept-Encoding', accepted);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.text).toBe(MONTH);
  });

  it('tells a visitor who has the month already that nothing changed', async () => {
    const venue = venueWithMonth();
    const { headers } = await venue.get('/api/events');
    const again = await venue.get('/api/events').set('If-None-Match', headers.etag ?? '');
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('answers a signed-in guest from the same bytes, which are that guest’s alone to keep', async () => {
    const venue = venueWithMonth(() => Promise.resolve(accountOf('user')));
    const answer = await venue.get('/api/events').set('Authorization', 'Bearer guest');
    expect([answer.status, answer.text, answer.get('Cache-Control')]).toEqual([
      200,
      MONTH,
      'private, no-cache',
    ]);
  });

  it.each([
    ['an admin', () => Promise.resolve(accountOf('admin'))],
    ['an artist', () => Promise.resolve(accountOf('artist'))],
    ['a session that has ended', () => Promise.resolve(null)],
    ['a session that cannot be looked up', () => Promise.reject(new Error('no database'))],
  ])('leaves %s to the routes', async (_who, findUser) => {
    const answer = await venueWithMonth(findUser).get('/api/events').set('Authorization', 'Bearer somebody');
    expect(answer.status).toBe(418);
  });

  it.each([
    ['Cookie', 'theme=dark; justSaved=1', 418],
    ['Cache-Control', 'no-cache', 418],
    ['Cache-Control', 'no-store, No-Cache', 418],
    ['Cookie', 'notJustSaved=1', 200],
    ['Cache-Control', 'max-age=0', 200],
  ])(
    'lets the routes answer callers who must see the latest: %s: %s is %i',
    async (header, value, status) => {
      const answer = await venueWithMonth().get('/api/events').set(header, value);
      expect(answer.status).toBe(status);
    },
  );
});
