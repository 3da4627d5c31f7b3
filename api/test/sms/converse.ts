import type { SmsWish } from '#contract/sms.js';
import type { SmsRequestResponse } from '#src/modules/sms/sms-requests.dto.js';
import { createAccount, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';
import { createKnownArtist, messageSid, replyIn, textMessage, WEBHOOK } from '#test/sms/text-messages.js';
import { anchorFrom, type Conversation, dateOfName, PHONES, spoken, type Step } from './conversations.js';
import { EXAMPLE_VENUE } from './example-venue.js';

/**
 * `right`: left as expected, in every request; `confidently wrong`: a request waits for one tap, or a show is on the calendar, that
 * nobody asks for; `wrong`: anything else.
 */
export type ConversationOutcome = 'right' | 'wrong' | 'confidently wrong';

/** A conversation as it went. */
export interface HeldConversation {
  conversation: Conversation;
  outcome: ConversationOutcome;
  /** Questions beyond those that are needed. */
  needless: number;
  /** Requests and quiet texts as they were left, for people to read. */
  left: string;
  replies: readonly string[];
}

/** A running app that knows the artists of the examples, and whose phones are whose. */
export interface ConversingVenue extends TestApp {
  hold(conversation: Conversation): Promise<HeldConversation>;
}

/** Starts it. */
export const createConversingVenue = async (): Promise<ConversingVenue> => {
  const venue = await createTestApp();
  const admin = await createAccount(venue, 'admin');
  for (const { name } of EXAMPLE_VENUE.artists) await createKnownArtist(venue, name);
  for (const { number, artists } of Object.values(PHONES))
    for (const name of artists)
      await venue.sql('UPDATE artists SET phone = $2, known_phone = $2 WHERE name = $1', [
        name,
        typed(number),
      ]);
  return { ...venue, hold: (conversation) => hold(venue, admin, conversation) };
};

/** `(830) 448-0101`, as staff type it. */
const typed = (number: string): string => `(${number.slice(2, 5)}) ${number.slice(5, 8)}-${number.slice(8)}`;

const hold = async (
  venue: TestApp,
  admin: TestAccount,
  conversation: Conversation,
): Promise<HeldConversation> => {
  for (const table of ['sms_event_requests', 'sms_receipts', 'sms_opt_outs', 'events'])
    await venue.sql(`DELETE FROM ${table}`);
  const anchor = anchorFrom(new Date());
  const staff = { Authorization: `Bearer ${admin.sessionId}` };
  const list = async (query = ''): Promise<SmsRequestResponse[]> =>
    (await venue.http().get(`/api/admin/sms-requests${query}`).set(staff).expect(200)).body;
  const post = async (form: Record<string, string>) => {
    const { text } = await venue.http().post(WEBHOOK).type('form').send(form).expect(200);
    return replyIn(text);
  };
  const decide = async (wish: SmsWish) => {
    const [newest] = (await list()).filter(({ suggestion, canKeep }) =>
      wish === 'asked' ? canKeep : suggestion,
    );
    const decision = { wish, readTexts: newest?.texts.length };
    await venue
      .http()
      .post(`/api/admin/sms-requests/${newest?.id ?? 0}/decision`)
      .set(staff)
      .send(decision)
      .expect(200);
  };
  const makeEvent = async () => {
    const [newest] = await list('?status=pending');
    await venue
      .http()
      .post(`/api/admin/sms-requests/${newest?.id ?? 0}/event`)
      .set(staff)
      .send({})
      .expect(200);
  };
  const acts = { make: makeEvent, take: () => decide('suggested'), keep: () => decide('asked') };
  const { number: From } = PHONES[conversation.phone];
  const posted: Record<string, string>[] = [];
  const replies: string[] = [];
  for (const step of conversation.steps) {
    if (typeof step === 'object' && 'staff' in step) {
      await acts[step.staff]();
      continue;
    }
    const earlier = earlierIn(posted, step);
    const form = earlier ?? textMessage(spoken(wordsIn(step), anchor), { From });
    if (!earlier) posted.push(form);
    const isTwice = typeof step === 'object' && 'twice' in step;
    replies.push(...(await Promise.all(isTwice ? [post(form), post(form)] : [post(form)])).slice(0, 1));
  }
  const [requests, quiet] = [(await list()).reverse(), await list('?kept=quiet')];
  const { body } = await venue.http().get('/api/admin/sms-requests/count').set(staff).expect(200);
  return judge(conversation, { anchor, requests, quiet: quiet.length, unread: body.unread, replies });
};

const wordsIn = (step: Step): string => (typeof step === 'string' ? step : 'twice' in step ? step.twice : '');

/** The message that a step delivers once more. */
const earlierIn = (
  posted: readonly Record<string, string>[],
  step: Step,
): Record<string, string> | undefined => {
  if (typeof step === 'string') return undefined;
  if ('again' in step) return posted[step.again];
  return 'copy' in step ? { ...posted[step.copy], MessageSid: messageSid() } : undefined;
};

interface Left {
  anchor: number;
  requests: readonly SmsRequestResponse[];
  quiet: number;
  unread: number;
  replies: readonly string[];
}

const judge = (
  conversation: Conversation,
  { anchor, requests, quiet, unread, replies }: Left,
): HeldConversation => {
  const expected = conversation.end.map(([state, artist, day, time, end]) =>
    [state, artist, day && dateOfName(day, anchor), time, end ?? null].join(' '),
  );
  const left = requests.map((request) => {
    // What is wanted of a show that is made is a suggestion.
    const read = (request.kind === 'change' && request.suggestion) || request;
    return [
      stateOf(request),
      actsOf(read),
      read.extractedDate,
      read.extractedTime,
      read.extractedEndTime,
    ].join(' ');
  });
  const [least, most] = quietOf(conversation);
  const isRight =
    expected.join('; ') === left.join('; ') && quiet >= least && quiet <= most && unread <= requests.length;
  const isConfident = left.some((line) => /^(?:pending|processed)/.test(line) && !expected.includes(line));
  const asked = replies.filter((reply) => /\?|not sure what you ask/.test(reply)).length;
  return {
    conversation,
    outcome: isRight ? 'right' : isConfident ? 'confidently wrong' : 'wrong',
    needless: Math.max(0, asked - (conversation.asks ?? 0)),
    left: `${left.join('; ')} (${quiet} quiet, ${unread} unread), expected ${expected.join('; ')}`,
    replies,
  };
};

/** How many texts are to be kept quiet, at least and at most. */
const quietOf = ({ quiet = 0 }: Conversation): readonly [number, number] =>
  typeof quiet === 'number' ? [quiet, quiet] : quiet;

/** `The Rattlers + Dixie Dawn` */
const actsOf = ({
  extractedArtist,
  otherActs,
}: Pick<SmsRequestResponse, 'extractedArtist' | 'otherActs'>): string | null =>
  extractedArtist && [extractedArtist, ...otherActs.map(({ name }) => name)].join(' + ');

/** Of a request that waits for a tap, its status is what the calendar says: nothing is in its way here. */
const stateOf = ({ kind, status }: SmsRequestResponse): string => (kind === 'request' ? status : kind);
