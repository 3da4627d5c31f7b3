import { verdictOn } from '#src/modules/sms/conversation/conversation-rules.js';
import type { SmsText } from '#src/modules/sms/conversation/sms-texts.js';
import type { StandingRequest } from '#src/modules/sms/conversation/standing-request.js';
import type { Ours } from '#src/modules/sms/conversation/verdict.js';
import type { KnownArtist } from '#src/modules/sms/parser/event-request.js';
import { parseEventRequest } from '#src/modules/sms/parser/parse-event-request.js';

export const june: KnownArtist = { id: 1, name: 'June Calloway' };
export const wade: KnownArtist = { id: 2, name: 'Wade Tucker' };
const context = {
  now: new Date('2026-11-18T21:00:00Z'),
  timeZone: 'America/Chicago',
  artists: [june, wade, { id: 3, name: 'The Rattlers' }],
  eventTypes: [],
};
export const read = (text: string, sender: readonly KnownArtist[]) =>
  parseEventRequest(text, { ...context, sender });

export const ASKED: SmsText = {
  text: 'can I play Tuesday Dec 8 at 8?',
  receivedAt: '2026-11-18T20:55:00Z',
  effect: 'asked',
  was: null,
  sid: null,
};
export const standing = (overrides: Partial<StandingRequest> = {}): StandingRequest => ({
  id: 1,
  state: 'pending',
  artist: june,
  others: [],
  date: '2026-12-08',
  time: '20:00',
  endTime: null,
  eventName: null,
  eventType: null,
  night: null,
  problems: [],
  parse: null,
  messageText: ASKED.text,
  texts: [ASKED],
  minutesAgo: 5,
  wasAnswered: true,
  ...overrides,
});
/** Of June's phone, behind a text of ours. */
export const heardBehind = (ours: Ours | undefined, text: string, ...requests: StandingRequest[]) =>
  verdictOn({
    text,
    reading: read(text, [june]),
    standing: requests,
    acts: [june],
    today: '2026-11-18',
    read,
    ours,
  });
/** Of June's phone. */
export const heard = (text: string, ...requests: StandingRequest[]) =>
  heardBehind(undefined, text, ...requests);
export const heardOfStranger = (text: string, ...quiet: string[]) =>
  verdictOn({ text, reading: read(text, []), standing: [], quiet, acts: [], today: '2026-11-18', read });
