import type { Test } from 'supertest';
import type { SmsRequestResponse } from '#src/modules/sms/sms-requests.dto.js';
import { createAccount, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';
import { createKnownArtist, textMessage, WEBHOOK } from '#test/sms/text-messages.js';

/** What a signed-in account sends along. */
export const as = ({ sessionId }: TestAccount) => ({ Authorization: `Bearer ${sessionId}` });

/** A running app with two admins who read text messages. It knows Dixie Dawn, and The Rattlers who play bluegrass. */
export interface StaffedVenue extends TestApp {
  admin: TestAccount;
  other: TestAccount;
  /** The id of The Rattlers. */
  rattlers: number;
  /** The requests, the newest first. */
  list(query?: string): Promise<SmsRequestResponse[]>;
  /** A text message of this phone; the newest request after it. */
  receive(body: string, from?: string): Promise<SmsRequestResponse>;
  /** The first admin, if nobody else is named, makes the event of a request. */
  tap(id: number, edits?: object, who?: TestAccount): Test;
  /** A message in the test form. */
  tryOut(messageText: unknown, headers?: Record<string, string>): Test;
  /** The calendar, as the database has it. */
  events(): Promise<Record<string, unknown>[]>;
  /** Leaves the calendar and the requests empty. */
  clear(): Promise<void>;
}

/** Starts it. */
export const createStaffedVenue = async (): Promise<StaffedVenue> => {
  const venue = await createTestApp();
  const { http, sql } = venue;
  const [admin, other] = [await createAccount(venue, 'admin'), await createAccount(venue, 'admin')];
  const rattlers = await createKnownArtist(venue, 'The Rattlers', 'Bluegrass');
  await createKnownArtist(venue, 'Dixie Dawn');
  const list = async (query = ''): Promise<SmsRequestResponse[]> => {
    const { body } = await http().get(`/api/admin/sms-requests${query}`).set(as(admin)).expect(200);
    return body;
  };
  const receive = async (body: string, From = '+16155550123'): Promise<SmsRequestResponse> => {
    await http().post(WEBHOOK).type('form').send(textMessage(body, { From })).expect(200);
    const [newest] = await list('?limit=1');
    if (!newest) throw new Error('nothing was received');
    return newest;
  };
  return {
    ...venue,
    admin,
    other,
    rattlers,
    list,
    receive,
    tap: (id, edits = {}, who = admin) =>
      http().post(`/api/admin/sms-requests/${id}/event`).set(as(who)).send(edits),
    tryOut: (messageText, headers = {}) =>
      http()
        .post('/api/admin/sms/process')
        .set({ ...as(admin), ...headers })
        .send({ phoneNumber: '+1 615 555 0199', messageText }),
    events: () => sql('SELECT * FROM events ORDER BY id'),
    clear: async () => {
      await sql('DELETE FROM sms_event_requests');
      await sql('DELETE FROM events');
    },
  };
};
