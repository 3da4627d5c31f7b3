import { namesInWords } from '#contract/rules/events/bills.js';
import { twelveHourTime } from '#contract/rules/clock.js';
import { longDateTime } from '#contract/rules/texts.js';
import type { Ours, Verdict } from '#src/modules/sms/conversation/verdict.js';
import type { SmsRequestResponse } from '#src/modules/sms/sms-requests.dto.js';

/** Who answers. */
export interface ReplyingVenue {
  name: string;
  phone: string | null;
}

/** What a reply says of a request. */
export type RepliedRequest = Pick<
  SmsRequestResponse,
  'status' | 'errorMessage' | 'earlierId' | 'kind' | 'event'
> &
  AskedShow;
type AskedShow = Pick<
  SmsRequestResponse,
  'extractedArtist' | 'otherActs' | 'extractedDate' | 'extractedTime' | 'extractedEndTime'
>;

/** What a reply needs to know besides the request. */
interface ReplyContext {
  venue: ReplyingVenue;
  mediaCount: number;
  /** A message that would be understood; undefined where no artist is known. */
  example: string | undefined;
  /** What the text has become; left out for a request of its own. */
  became?: Verdict['kind'];
  /** What of ours it may answer. */
  answers?: Ours;
  /** The other requests of which the same is said. */
  more?: readonly RepliedRequest[];
}

const NO_PICTURES = 'We cannot read pictures by text. ';

/** What a sender reads about a request (design §4 "SMS": what was understood, or what is missing). */
export const requestReply = (request: RepliedRequest, context: ReplyContext): string =>
  `${context.mediaCount > 0 ? NO_PICTURES : ''}${wordsFor(request, context)}`;

const wordsFor = (
  request: RepliedRequest,
  { venue: { name }, example, became, answers, more = NO_MORE }: ReplyContext,
): string => {
  if (answers)
    return `Thanks, one of us will read this.${answers === 'invitation' ? ' You answer an invitation by the link in it.' : ''} - ${name}`;
  if (request.kind === 'withdrawn' && request.status !== 'processed')
    return `OK, we will not put ${itOrThem(more)} on the calendar. - ${name}`;
  if (request.kind === 'change')
    return `That show is on the calendar already. We have passed on what you want changed, and will get back to you. - ${name}`;
  if (became === 'note') return `Thanks, we have added that to your request, and will look at it. - ${name}`;
  if (more.length > 0 && request.status !== 'failed') return eachShow([request, ...more], name);
  return standsAs(request, { name, example });
};

const NO_MORE: readonly RepliedRequest[] = [];
const itOrThem = ({ length }: readonly unknown[]): string => (length > 0 ? 'them' : 'it');

/** Where one request stands. */
const standsAs = (
  request: RepliedRequest,
  { name, example }: { name: string; example: string | undefined },
): string => {
  const asked = askedShow(request);
  switch (request.status) {
    case 'failed':
      return failedWords(request.errorMessage ?? '', example);
    case 'conflict':
      return `Got it: ${asked}. But: ${request.errorMessage ?? ''} We will look into it. - ${name}`;
    case 'processed':
      return `It is on the calendar already: ${askedShow(asPlanned(request))}. - ${name}`;
    case 'pending':
      return request.earlierId === null
        ? `Got it: ${asked}. We will put it on the calendar once we have looked at it. - ${name}`
        : `Got it: ${asked}. We have your earlier text about this show too, and will look at both. - ${name}`;
  }
};

/** Several requests of one text: what is made already, and what waits, with what is in the way of some. */
const eachShow = (requests: readonly RepliedRequest[], name: string): string => {
  const waiting = requests.filter(({ status }) => status !== 'processed');
  const made = requests.filter(({ status }) => status === 'processed').map(asPlanned);
  const clashes = waiting.flatMap(({ status, errorMessage }) =>
    status === 'conflict' && errorMessage ? `But: ${errorMessage} ` : '',
  );
  const them = itOrThem(waiting.slice(1));
  return [
    made.length > 0 && `On the calendar already: ${askedShows(made)}.`,
    waiting.length > 0 &&
      `Got it: ${askedShows(waiting)}. ${clashes.join('')}We will put ${them} on the calendar once we have looked at ${them}.`,
    `- ${name}`,
  ]
    .filter(Boolean)
    .join(' ');
};

const askedShows = (shows: readonly AskedShow[]): string => shows.map(askedShow).join('; and ');

/** A question comes with an example of its answer. */
const failedWords = (error: string, example: string | undefined): string =>
  error === '' || error.includes('?') ? `${error} ${inOneMessage(example)}`.trim() : error;

const inOneMessage = (example: string | undefined): string =>
  example === undefined
    ? 'Please send artist, day and time in one message.'
    : `Please send it all in one message, like: ${example}.`;

/** Staff may have moved it since. */
const asPlanned = ({ event, ...asked }: RepliedRequest): AskedShow =>
  event && (event.date !== asked.extractedDate || event.time !== asked.extractedTime)
    ? { ...asked, extractedDate: event.date, extractedTime: event.time, extractedEndTime: null }
    : asked;

/** `The Rattlers and Dusty Coyotes on Friday, November 27, 2026 at 8:00 PM` */
const askedShow = (show: AskedShow): string => {
  const { extractedArtist, otherActs, extractedDate, extractedTime, extractedEndTime } = show;
  const acts = namesInWords([extractedArtist ?? '', ...otherActs.map(({ name }) => name)]);
  const until = extractedEndTime === null ? '' : ` to ${twelveHourTime(extractedEndTime)}`;
  return `${acts} on ${longDateTime({ date: extractedDate ?? '', time: extractedTime ?? '' })}${until}`;
};

/** Answer to HELP: who this is and how to reach a person. */
export const helpReply = ({ name, phone }: ReplyingVenue): string =>
  `${name}: text us the artist, the day and the time of a show.${phone ? ` Call ${phone} for anything else.` : ''} Reply STOP for no more texts.`;

/** Answer to START. */
export const startReply = ({ name }: ReplyingVenue): string =>
  `You get texts from ${name} again. Text us the artist, the day and the time of a show. Reply STOP for no more texts.`;

/** Answer to WhatsApp and its like, where nothing can be answered later. */
export const otherChannelReply = ({ name, phone }: ReplyingVenue): string =>
  `${name} takes shows by SMS only. Please send it as a plain text message to our number.${phone ? ` Call ${phone} for anything else.` : ''}`;
