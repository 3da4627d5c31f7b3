import type { Today, Waiting } from '#features/today/today.queries';
import { smsRequest } from '#test/factories/sms-request.factory';
import { aCheckIn } from '#test/factories/verification.factory';
import { PROPOSAL, REQUEST, TABLE } from '#test/screens/booking-screen-double';

/** A day without a show on which nobody waits. */
export const QUIET: Today = {
  night: '2026-11-20',
  tonight: [],
  next: null,
  waiting: { artist: 0, message: 0, photo: 0, proposal: 0, request: 0, table: 0, text: 0, webhook: 0 },
  openNights: [],
  firstSteps: [],
};

const SINCE = '2026-11-20T12:00:00.000Z';
/** One of each kind that waits. */
export const TEXT = { kind: 'text', id: 1, since: SINCE, text: smsRequest() } satisfies Waiting;
export const ASKED = { kind: 'request', id: 2, since: SINCE, request: REQUEST } satisfies Waiting;
export const BOOKED = { kind: 'table', id: 3, since: SINCE, table: TABLE } satisfies Waiting;
export const FACE = { kind: 'photo', id: 1, since: SINCE, photo: aCheckIn(1, 'Ruby Lee') } satisfies Waiting;
export const AGREED = {
  kind: 'proposal',
  id: 1,
  since: SINCE,
  proposal: { ...PROPOSAL, status: 'accepted' },
} satisfies Waiting;
export const BAND = {
  kind: 'artist',
  id: 8,
  since: SINCE,
  artist: {
    id: 8,
    name: 'June Harlan',
    genre: 'rock',
    description: 'Loud.',
    website: null,
    socialMedia: null,
    profileImage: null,
    demoFile: null,
    demoFileType: null,
    userId: 4,
    email: 'june@example.com',
    phone: null,
    isPhoneKnown: false,
    experience: null,
    equipment: null,
    priceRange: null,
    availability: null,
    isApproved: false,
    isInReview: true,
    version: 2,
    createdAt: SINCE,
  },
} satisfies Waiting;
export const LETTER = {
  kind: 'message',
  id: 5,
  since: SINCE,
  message: {
    id: 5,
    channel: 'email',
    kind: 'bookings.table-confirmed',
    recipient: 'hank@example.com',
    subject: 'Your table',
    text: 'At eight.',
    status: 'failed',
    reason: 'mailbox full',
    attempts: 1,
    canResend: true,
    createdAt: SINCE,
    sentAt: null,
    nextAttemptAt: null,
  },
} satisfies Waiting;
export const DEAF = {
  kind: 'webhook',
  id: 6,
  since: SINCE,
  webhook: {
    id: 6,
    name: 'Website',
    address: 'https://website.example/hooks',
    kinds: ['show.changed'],
    state: 'deaf',
    pausedAt: SINCE,
    lastSuccessAt: null,
    waiting: 3,
    secretBeforeUntil: null,
    createdAt: SINCE,
  },
} satisfies Waiting;
