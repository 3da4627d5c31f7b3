import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import express from 'express';
import request from 'supertest';
import { createAccount, createTestApp, type TestApp } from '#test/test-app.js';
import { setSessionCookie } from './session-cookie.js';

/** What a visitor gets of a server that trusts these peers. */
const cookieBehind = async (trustProxy: string | boolean, headers: Record<string, string>) => {
  const app = express().set('trust proxy', trustProxy);
  app.get('/', (asked, response) => {
    setSessionCookie(asked, response, 'token');
    response.end();
  });
  return (await request(app).get('/').set(headers)).get('Set-Cookie')?.[0];
};

describe('the session cookie', () => {
  const byHttps = { 'X-Forwarded-Proto': 'https' };

  it('is Secure when a trusted proxy was reached by HTTPS', async () => {
    expect(await cookieBehind('loopback', byHttps)).toContain('; Secure');
  });

  it('is Secure at the venue’s own name, whatever the proxy says', async () => {
    expect(await cookieBehind(false, { Host: 'venue.example.com' })).toContain('; Secure');
  });

  it('is kept by a browser on the machine itself, without HTTPS', async () => {
    expect(await cookieBehind('loopback', {})).not.toContain('Secure');
  });

  it('does not believe a peer that nobody trusts', async () => {
    expect(await cookieBehind('192.0.2.1', byHttps)).not.toContain('Secure');
  });

  describe('of a session whose end moves', () => {
    let venue: TestApp;

    beforeAll(async () => {
      venue = await createTestApp();
      await writeFile(join(venue.uploads, 'event-poster.webp'), 'a poster');
    });
    afterAll(() => venue.close());

    /** What a person gets who was here last a day ago. */
    const getNextDay = async (path: string, userType: 'user' | 'admin' = 'user') => {
      const { sessionId } = await createAccount(venue, userType);
      await venue.sql(
        `UPDATE sessions SET expires_at = now() + interval '29 days', last_seen_at = now() - interval '1 day'`,
      );
      return venue.http().get(path).set('Cookie', `sessionId=${sessionId}`);
    };

    it.each([
      ['/uploads/event-poster.webp', 'private, max-age=31536000, immutable'],
      ['/app/icon-512.png', 'private, no-cache'],
    ])('comes with a picture that nobody else may keep: %s', async (path, cacheControl) => {
      const { headers } = await getNextDay(path);
      expect(headers['set-cookie']).toEqual([expect.stringContaining('sessionId=')]);
      expect(headers['cache-control']).toBe(cacheControl);
    });

    it('comes with a preview that nobody else may keep', async () => {
      const { headers: moved } = await venue.http().get('/previews/home-0123456789ab.jpg').expect(302);
      const { headers } = await getNextDay(String(moved.location));
      expect(headers['set-cookie']).toEqual([expect.stringContaining('sessionId=')]);
      expect(headers['cache-control']).toBe('private, max-age=31536000, immutable');
    });

    it.each(['/api/events', '/api/venue', '/feeds/events.json', '/embed/events', '/manifest.webmanifest'])(
      'never comes with what any cache may keep: %s',
      async (path) => {
        for (const userType of ['user', 'admin'] as const) {
          const { headers } = await getNextDay(path, userType);
          expect(headers['cache-control']).toMatch(/^(private|no-store)/);
        }
      },
    );
  });
});
