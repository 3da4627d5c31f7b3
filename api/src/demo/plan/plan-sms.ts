import { addDays } from '#contract/calendar-date.js';
import { namesInWords } from '#contract/rules/events/bills.js';
import { longDate } from '#contract/rules/texts.js';
import { DEFAULT_TIME_ZONE, twelveHourTime } from '#contract/rules/clock.js';
import {
  actsIn,
  type EventRequest,
  isComplete,
  type KnownArtist,
} from '#src/modules/sms/parser/event-request.js';
import { parseEventRequest } from '#src/modules/sms/parser/parse-event-request.js';
import { clashWords, extractedOf, missingWords } from '#src/modules/sms/sms-request-rules.js';
import { keptFirst } from '#src/modules/sms/suggestion/kept-suggestion.js';
import { exampleFor } from '#src/modules/sms/setup/sms-example.js';
import {
  type RepliedRequest,
  type ReplyingVenue,
  requestReply,
} from '#src/modules/sms/intake/sms-replies.js';
import { plainMarks } from '#src/common/plain-marks.js';
import { type EventRow } from './plan-events.js';
import { ADMIN_ID } from './plan-people.js';
import { instantAt } from './venue-days.js';

/** What the texts are judged against. */
interface SmsVenue {
  venue: ReplyingVenue;
  events: readonly EventRow[];
  artists: readonly KnownArtist[];
  eventTypes: readonly string[];
}

/** One text, and how many days ago it came; `event` is the show that staff made of it. */
interface Text {
  from: string;
  text: string;
  daysAgo: number;
  event?: EventRow;
  /** A second text, and what both ask for together. */
  correction?: { text: string; whole: string };
  isQuiet?: boolean;
}

/** Texts asking for shows, in every state, read by the product's own parser: the oldest first, the newest unseen. */
export const planSms = (today: string, venue: SmsVenue) =>
  textsOf(today, venue).map(({ from, text, daysAgo, event, correction, isQuiet = false }) => {
    const createdAt = instantAt(addDays(today, -daysAgo), '15:12');
    const { artists, eventTypes } = venue;
    const context = { now: new Date(createdAt), timeZone: DEFAULT_TIME_ZONE, artists, eventTypes };
    const parse = parseEventRequest(correction?.whole ?? text, context);
    const reply = { venue: venue.venue, mediaCount: 0, example: exampleFor(parse.artist?.value, context) };
    const extracted = extractedOf(parse);
    const told = event ? FREE : judged(parse, venue);
    const asked = { text, receivedAt: createdAt, effect: 'asked' as const, was: null, sid: null };
    const texts = correction
      ? [asked, changing(asked, correction, parseEventRequest(text, context))]
      : [asked];
    return {
      phoneNumber: from,
      messageText: texts.map((each) => each.text).join('\n'),
      ...extracted,
      ...kept(parse),
      ...(event && made(event, today)),
      reply: isQuiet
        ? ''
        : plainMarks(
            requestReply(
              {
                ...extracted,
                ...told,
                otherActs: [...(parse.others ?? [])],
                earlierId: null,
                event: null,
                kind: 'request',
              },
              reply,
            ),
          ),
      parse: keptFirst(parse),
      kind: isQuiet ? ('quiet' as const) : ('request' as const),
      texts,
      createdAt,
      seenAt: isQuiet || daysAgo > UNSEEN_DAYS ? instantAt(addDays(today, -UNSEEN_DAYS), '10:00') : null,
    };
  });

const UNSEEN_DAYS = 2;

/** The text that changed what the first one asked for. */
const changing = (
  asked: { receivedAt: string; sid: null },
  { text }: { text: string },
  { artist, date, time }: EventRequest,
) => ({
  ...asked,
  text,
  effect: 'changed' as const,
  was: `${artist?.value.name ?? ''}, ${longDate(date?.value ?? '')}, ${twelveHourTime(time?.value ?? '')}`,
});

const textsOf = (today: string, { events, artists }: SmsVenue): Text[] => {
  const coming = events.filter(({ date }) => date > today);
  const evenings = coming.filter(({ status, time }) => status === 'scheduled' && time >= '18:00');
  const booked = evenings.find((event) => artists.some(({ name }) => name === event.name));
  const taken = evenings.find(({ id, name }) => id !== booked?.id && name !== 'Dixie Dawn');
  const [first = '', second = ''] = freeNights(today, events);
  return [
    { from: '+18305550106', text: 'Cody Reed sometime next month would be great', daysAgo: 7 },
    ...(booked
      ? [
          {
            from: '+18305550173',
            text: `We want ${booked.name.toUpperCase()} on ${spoken(booked.date)} at ${twelveHourTime(booked.time)}`,
            daysAgo: 6,
            event: booked,
          },
        ]
      : []),
    { from: '+18305550195', text: 'yall still got that fish special', daysAgo: 4 },
    ...(taken
      ? [
          {
            from: '+18305550184',
            text: `Dixie Dawn for ${spoken(taken.date)} ${twelveHourTime(taken.time)}? Whole bowling league is coming`,
            daysAgo: 3,
          },
        ]
      : []),
    {
      from: '+18305550162',
      text: `Midnight Ramblers ${spoken(second)} 9:30p pls, it is Moses birthday`,
      daysAgo: 2,
    },
    {
      from: '+18305550151',
      text: `Howdy! Can the Lone Pine Duo play ${spoken(first)} at 8pm?`,
      daysAgo: 1,
      correction: { text: 'Actually make it 9', whole: `Lone Pine Duo ${spoken(first)} at 9pm` },
    },
    { from: '+18305550151', text: 'thank yall!', daysAgo: 1, isQuiet: true },
  ];
};

/** Nights a month from now on which nobody plays yet. */
const freeNights = (today: string, events: readonly EventRow[]): string[] => {
  const taken = new Set(events.map(({ date }) => date));
  return Array.from({ length: 30 }, (_, index) => addDays(today, 30 + index)).filter(
    (date) => !taken.has(date),
  );
};

const made = (event: EventRow, today: string) => ({
  status: 'processed' as const,
  eventId: event.id,
  processedBy: ADMIN_ID,
  processedAt: instantAt(addDays(today, -5), '16:00'),
});

/** As it waits for staff, whatever is in its way. */
const kept = (parse: EventRequest) => ({
  status: isComplete(parse) ? ('pending' as const) : ('failed' as const),
  errorMessage: isComplete(parse) ? null : missingWords(parse),
  eventId: null,
  processedBy: null,
  processedAt: null,
});

type Told = Pick<RepliedRequest, 'status' | 'errorMessage'>;

const FREE: Told = { status: 'pending', errorMessage: null };

/** What its sender was told. */
const judged = (parse: EventRequest, { events, artists }: SmsVenue): Told => {
  if (!isComplete(parse)) return { status: 'failed', errorMessage: missingWords(parse) };
  const clash = clashOf(parse, events);
  if (!clash) return FREE;
  const playing = artists.filter(({ id }) => clash.artistIds.includes(id));
  const busy = actsIn(parse).find(({ id }) => clash.artistIds.includes(id));
  const isArtistBusy = busy !== undefined;
  const artistName = busy?.name ?? (namesInWords(playing.map(({ name }) => name)) || null);
  return { status: 'conflict', errorMessage: clashWords({ ...clash, artistName, isArtistBusy }) };
};

/** The demo's texts ask for a start that is taken, or for a night that is free. */
const clashOf = ({ date, time }: EventRequest, events: readonly EventRow[]): EventRow | undefined =>
  events.find(
    (event) => event.status === 'scheduled' && event.date === date?.value && event.time === time?.value,
  );

/** `November 20`, as people write it. */
const spoken = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
