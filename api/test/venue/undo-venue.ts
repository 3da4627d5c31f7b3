import type { Response, Test } from 'supertest';
import { MessageDelivery } from '#src/modules/notifications/delivery/message-delivery.js';
import { SmsTellingService } from '#src/modules/sms/events/sms-telling.service.js';
import { type SmsServer, startSmsServer } from '#test/servers/sms-server.js';
import { YEAR } from '#test/sms/text-messages.js';
import { createSecondProcess, type TestAccount, type TestApp } from '#test/test-app.js';
import { empty } from './bookings.js';
import { as, createStaffedVenue, type StaffedVenue } from './staffed-venue.js';

/** A show of The Rattlers. */
export const WISH = `The Rattlers nov 27 ${YEAR} 8pm`;

/** A staffed venue with two processes, whose second one alone has a provider: what it takes in would have to be signed. */
export interface UndoVenue extends StaffedVenue {
  second: TestApp;
  provider: SmsServer;
  /** Makes an event of a text. */
  made(wish?: string): Promise<{ id: number; eventId: number; body: Response['body'] }>;
  /** The first admin at the first process, if nothing else is said, undoes that. */
  undo(id: number, eventId: number, who?: TestAccount, from?: TestApp): Test;
  /** The request as the database has it. */
  stored(id: number): Promise<Record<string, unknown>[]>;
  /** What the second process does once making the event cannot be undone any more. */
  tell(eventId: number): Promise<void>;
  /** Sends what is due. */
  send(): Promise<unknown>;
  /** Leaves nothing of what was asked, made and told. */
  empty(): Promise<void>;
}

/** Starts it. */
export const createUndoVenue = async (): Promise<UndoVenue> => {
  const provider = await startSmsServer();
  const venue = await createStaffedVenue();
  const second = await createSecondProcess(venue, provider.environment);
  return {
    ...venue,
    second,
    provider,
    made: async (wish = WISH) => {
      const { id } = await venue.receive(wish);
      const { body } = await venue.tap(id).expect(200);
      return { id, eventId: body.eventId, body };
    },
    undo: (id, eventId, who = venue.admin, from = venue) =>
      from.http().post(`/api/admin/sms-requests/${id}/event/undo`).set(as(who)).send({ eventId }),
    stored: (id) => venue.sql('SELECT * FROM sms_event_requests WHERE id = $1', [id]),
    tell: (eventId) => second.app.get(SmsTellingService).tell(eventId),
    send: () => second.app.get(MessageDelivery).deliverDue(),
    empty: async () => {
      await empty(venue, ...COUNTING_ON_A_SHOW);
      await venue.clear();
      await empty(venue, 'deleted_events', 'messages', 'sms_receipts', 'sms_opt_outs');
      provider.messages.length = 0;
    },
    close: async () => {
      await second.close();
      await venue.close();
      await provider.close();
    },
  };
};

const COUNTING_ON_A_SHOW = ['bookings', 'event_attendance', 'artist_invitations'];
