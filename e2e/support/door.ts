import { randomBytes, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { components } from '#contract/api-types.gen';
import { DoorPage } from '#pages/door-page';
import { callAs, callIn, pageAs } from './account';
import type { Phone } from './phone';
import { ADMIN, type Venue } from './venue';

type Schemas = components['schemas'];

/** Somebody who works at the door. */
export interface DoorPerson {
  name: string;
  pin: string;
}

/** A member who has not been here yet. */
export interface DoorMember {
  id: number;
  name: string;
  email: string;
  /** What the card says. */
  code: string;
}

/** A tablet as the API knows it. */
export interface PairedTablet {
  id: number;
  name: string;
  token: string;
}

/** Makes an account of staff with a PIN, as User Management does. */
export const hireStaff = async (venue: Venue, firstName = 'Wade'): Promise<DoorPerson> => {
  const [lastName, pin] = [`Tucker ${randomUUID().slice(0, 6)}`, '1849'];
  const username = `staff-${randomUUID().slice(0, 8)}`;
  await callAsAdmin(venue, 'POST /api/admin/users', {
    username,
    email: `${username}@example.com`,
    firstName,
    lastName,
    pin,
  });
  return { name: `${firstName} ${lastName}`, pin };
};

/** Adds a member with a name that nobody else has. */
export const addMember = async (venue: Venue, firstName: string): Promise<DoorMember> => {
  const mark = randomUUID().slice(0, 8);
  const [row] = await venue.sql<DoorMember>(
    'INSERT INTO loyalty_members (name, email) VALUES ($1, $2) RETURNING id, name, email, card_code AS code',
    [`${firstName} Hayes-${mark}`, `${firstName.toLowerCase()}.${mark}@example.com`],
  );
  if (!row) throw new Error('The member was not added.');
  return row;
};

/** Books a table for somebody who is no member. */
export const bookTable = async (venue: Venue, eventId: number, name: string, partySize: number) =>
  venue.sql(
    `INSERT INTO bookings (event_id, customer_name, party_size, status) VALUES ($1, $2, $3, 'confirmed')`,
    [eventId, name, partySize],
  );

/** A tablet's name that no other has. */
export const tabletName = (place: string): string => `${place} ${randomUUID().slice(0, 4)}`;

/** An admin signs in on the device and makes it a tablet of the door. */
export const pairTablet = async (phone: Phone, name: string): Promise<DoorPage> => {
  const door = await DoorPage.open(await pageAs(phone, ADMIN));
  await door.pair(name);
  return door;
};

/** A paired tablet with somebody at it, ready for the line. */
export const openLine = async (phone: Phone, name: string, person: DoorPerson): Promise<DoorPage> => {
  const door = await pairTablet(phone, name);
  await door.enter(person);
  return door;
};

/** Pairs a tablet that has no screen: what it is told is what the venue knows. */
export const pairByApi = async (venue: Venue, name = tabletName('Office')): Promise<PairedTablet> => {
  const token = `door_${randomBytes(32).toString('base64url')}`;
  const { id } = await callAsAdmin<Schemas['DeviceResponse']>(venue, 'POST /api/door/devices', {
    name,
    token,
  });
  return { id, name, token };
};

/** What the venue says a night at the door came to. */
export const reportOf = (venue: Venue, eventId: number): Promise<Schemas['DoorReportResponse']> =>
  callAsAdmin(venue, `GET /api/door/reports/${eventId}`);

/** Ends a tablet's session, as Settings do. */
export const revokeTablet = async (venue: Venue, name: string): Promise<void> => {
  const devices = await callAsAdmin<Schemas['DeviceResponse'][]>(venue, 'GET /api/door/devices');
  const id = devices.find((device) => device.name === name)?.id;
  await callAsAdmin(venue, `DELETE /api/door/devices/${id}`);
};

/** What the venue tells a tablet of a show: each check-in and exit, no matter who made it. */
export const listOf = async (venue: Venue, { token }: PairedTablet, eventId: number) => {
  const list = await contentOf<Schemas['DoorListResponse']>(await callIn(venue, token, 'GET /api/door/list'));
  return {
    entries: list.entries.filter((entry) => entry.eventId === eventId),
    exits: list.exits.filter((exit) => exit.eventId === eventId),
  };
};

/** Points of one show in a member's ledger. */
export const pointsOf = async (venue: Venue, eventId: number, email: string): Promise<number> => {
  const [row] = await venue.sql<{ points: number }>(
    `SELECT coalesce(sum(points), 0)::int AS points FROM loyalty_transactions
      WHERE event_id = $1 AND member_id = (SELECT id FROM loyalty_members WHERE email = $2)`,
    [eventId, email],
  );
  return row?.points ?? 0;
};

/** All that this device keeps: every store of every database, and the local storage, as JSON. */
export const keptOn = (page: Page): Promise<string> => page.evaluate(readEverything);

/** How many rows of guests, check-ins and exits the tablet keeps. */
export const guestsKeptOn = async (page: Page): Promise<number> => {
  const { databases }: Kept = JSON.parse(await keptOn(page));
  const door = databases['honky-tonk-door'];
  return [door?.guests, door?.entries, door?.exits].reduce((sum, rows) => sum + (rows?.length ?? 0), 0);
};

/** What a device keeps: the rows of each store of each database, and the rest by its names. */
interface Kept {
  databases: Record<string, Record<string, unknown[]>>;
  storages: Record<string, string>[];
}

/** Runs in the page. */
const readEverything = async (): Promise<string> => {
  const answerTo = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error(String(request.error)));
    });
  const databases: Kept['databases'] = {};
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await answerTo(indexedDB.open(name));
    const stores: Record<string, unknown[]> = {};
    for (const store of database.objectStoreNames)
      stores[store] = await answerTo(database.transaction(store).objectStore(store).getAll());
    database.close();
    databases[name] = stores;
  }
  const storages = [localStorage, sessionStorage].map((storage) =>
    Object.fromEntries(Object.keys(storage).map((key) => [key, storage.getItem(key) ?? ''])),
  );
  const kept: Kept = { databases, storages };
  return JSON.stringify(kept);
};

const callAsAdmin = async <T>(venue: Venue, what: string, body?: object): Promise<T> =>
  contentOf(await callAs(venue, ADMIN, what, body));

const contentOf = async <T>(answer: Response): Promise<T> => {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
};
