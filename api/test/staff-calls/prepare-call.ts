import { randomUUID } from 'node:crypto';
import type { TestApp } from '#test/test-app.js';

/** A call as it is made: what its sample lacks. */
export interface StaffCall {
  /** Instead of the 2 in the address. */
  id?: number | string;
  /** Over the sample; undefined takes a field away. */
  body?: Record<string, unknown>;
  /** What is sent is a form with a picture in this field. */
  picture?: string;
  /** Who calls; the venue's admin, or its tablet, unless told. */
  session?: string;
}

/** Somebody of the staff in a filled venue, who prepares calls by others. */
export interface StaffedCalls {
  venue: TestApp;
  /** The admin's. */
  session: string;
  /** The tablet's. */
  device: string;
}

/** Makes ready what a call needs. */
export type PrepareCall = (staff: StaffedCalls) => Promise<StaffCall> | StaffCall;

/** The id of a row that this statement inserts. */
export const insert = async ({ venue }: StaffedCalls, sql: string, values: unknown[] = []): Promise<number> =>
  (await venue.sql<{ id: number }>(`INSERT INTO ${sql} RETURNING id`, values))[0]?.id ?? 0;

/** The answer to a call of the admin, or of somebody else, that has to go well. */
export const call = async <Answer>(
  { venue, session }: StaffedCalls,
  path: string,
  body: object,
  { key = randomUUID(), as = session }: { key?: string; as?: string } = {},
): Promise<Answer> => {
  const answer = await venue
    .http()
    .post(path)
    .set({ Authorization: `Bearer ${as}`, 'Idempotency-Key': key })
    .send(body);
  if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  return answer.body;
};
