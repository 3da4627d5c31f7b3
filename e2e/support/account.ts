import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Phone } from './phone';
import type { Venue } from './venue';

/** An account and how to sign in to it. */
export interface Account {
  username: string;
  email: string;
  password: string;
}

/** Registers a customer through the API, as the Register screen does. */
export const registerCustomer = (address: string): Promise<Account> => register(address, 'user');

/** Registers an artist through the API, as the Register screen does. */
export const registerArtist = (address: string): Promise<Account> => register(address, 'artist');

const register = async (address: string, userType: 'user' | 'artist'): Promise<Account> => {
  const username = `loretta-${randomUUID().slice(0, 8)}`;
  const account = { username, email: `${username}@example.com`, password: 'two-step-1962' };
  const answer = await fetch(`${address}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, firstName: 'Loretta', lastName: 'Hayes', userType }),
  });
  if (answer.status !== 201)
    throw new Error(`Registration answered ${answer.status}: ${await answer.text()}`);
  return account;
};

/** An account with an approved profile. */
export interface Artist extends Account {
  id: number;
  name: string;
}

interface NewArtist {
  name?: string;
  phone?: string;
  /** `YYYY-MM-DD`: a date that they mark available. */
  freeOn?: string;
}

/** Registers an artist, whom staff have approved. */
export const approvedArtist = async (
  venue: Venue,
  { phone, freeOn, ...named }: NewArtist = {},
): Promise<Artist> => {
  const account = await registerArtist(venue.address);
  const { name = `Cody ${randomUUID().slice(0, 6)}` } = named;
  const [row] = await venue.sql<{ id: number }>(
    `UPDATE artists SET name = $2, phone = $3, known_phone = $3, genre = 'country', is_approved = true
      WHERE user_id = (SELECT id FROM users WHERE username = $1) RETURNING id`,
    [account.username, name, phone ?? null],
  );
  if (!row) throw new Error('The artist has no profile.');
  if (freeOn !== undefined)
    await venue.sql('INSERT INTO artist_availability (artist_id, date) VALUES ($1, $2)', [row.id, freeOn]);
  return { ...account, id: row.id, name };
};

/** Opens a session through the API; resolves to its id. */
export const openSession = async (address: string, { username, password }: Account): Promise<string> => {
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usernameOrEmail: username, password }),
  });
  if (answer.status !== 200) throw new Error(`Login answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()).sessionId;
};

/** Calls the API within a session. @param what method and path: `GET /api/auth/me` */
export const callIn = (
  { address }: Pick<Venue, 'address'>,
  sessionId: string,
  what: string,
  body?: object,
): Promise<Response> => {
  const [method, path] = what.split(' ');
  return fetch(`${address}${path}`, {
    method,
    headers: { authorization: `Bearer ${sessionId}`, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });
};

/** What the venue answers a session that asks who it is: 200, or 401 once it has ended. */
export const statusOf = async (venue: Pick<Venue, 'address'>, sessionId: string): Promise<number> =>
  (await callIn(venue, sessionId, 'GET /api/auth/me')).status;

/** `callIn` in a new session of the account. */
export const callAs = async (
  venue: Pick<Venue, 'address'>,
  account: Account,
  what: string,
  body?: object,
): Promise<Response> => callIn(venue, await openSession(venue.address, account), what, body);

/** A page on which the account is signed in, before anything of the app opens: by a file of the same origin. */
export const pageAs = async (phone: Phone, account: Account): Promise<Page> => {
  const page = await phone.visit('/icons/favicon.svg');
  const sessionId = await openSession(new URL(page.url()).origin, account);
  await page.evaluate((id) => localStorage.setItem('sessionId', id), sessionId);
  return page;
};

/** The app on this person's phone, ready to be used without a network. */
export const installedAs = async (phone: Phone, account: Account): Promise<Page> => {
  const page = await pageAs(phone, account);
  await page.goto('/');
  await phone.installed(page);
  await expect.poll(() => page.evaluate(sessionOfOutbox)).toEqual(expect.any(String));
  return page;
};

/** Signs in on an open page without the Login screen; resolves to the session's id. */
export const signInOn = async (page: Page, account: Account): Promise<string> => {
  const sessionId = await openSession(new URL(page.url()).origin, account);
  await page.evaluate((id) => localStorage.setItem('sessionId', id), sessionId);
  await page.reload();
  await page.getByRole('button', { name: 'Logout' }).first().waitFor();
  await expect.poll(() => page.evaluate(sessionOfOutbox)).toBe(sessionId);
  return sessionId;
};

/** In the page: the session that the outbox knows. Until it is the new one, who was here before owns the queue. */
const sessionOfOutbox = async (): Promise<unknown> => {
  const kept = await indexedDB.databases();
  // To open it before the app has would make an empty one.
  if (!kept.some(({ name }) => name === 'honky-tonk')) return undefined;
  return new Promise((resolve) => {
    const opening = indexedDB.open('honky-tonk');
    opening.onerror = () => resolve(undefined);
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onsuccess = () => {
      const reading = opening.result.transaction('settings').objectStore('settings').get('session');
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result?.value.sessionId);
      };
    };
  });
};
