import express from 'express';
import request from 'supertest';
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
});
