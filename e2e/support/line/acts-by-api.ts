import { randomUUID } from 'node:crypto';
import type { DoorPerson, PairedTablet } from '#support/door';
import type { Venue } from '#support/venue';

/** Something done at the door: to what route, with what, when, and under which key. */
interface ActByApi {
  to: 'check-ins' | 'undos' | 'exits' | 'refusals';
  body: object;
  at: Date;
  key?: string;
}

/** The account of somebody who works at the door. */
export const idOf = async (venue: Venue, { name }: DoorPerson): Promise<number> => {
  const [row] = await venue.sql<{ id: number }>(
    `SELECT id FROM users WHERE concat_ws(' ', first_name, last_name) = $1`,
    [name],
  );
  if (!row) throw new Error(`Nobody is called ${name}.`);
  return row.id;
};

/** Does something at the door as a tablet that has no screen. @returns its key */
export const actAs = async (
  venue: Venue,
  { token }: PairedTablet,
  { to, body, at, key = randomUUID() }: ActByApi,
): Promise<string> => {
  const answer = await fetch(`${venue.address}/api/door/${to}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({ ...body, occurredAt: at, sentAt: new Date() }),
  });
  if (answer.status !== 201) throw new Error(`${to} answered ${answer.status}: ${await answer.text()}`);
  return key;
};
