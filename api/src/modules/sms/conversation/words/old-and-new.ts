import { wordsOf } from '#src/modules/sms/intake/sms-text.js';
import type { EventRequest, KnownArtist } from '#src/modules/sms/parser/event-request.js';
import { tidy } from './correction-words.js';

/** When the request is, as it stands. */
export interface StandingWhen {
  date: string | null;
  time: string | null;
  artist?: KnownArtist | null;
}

type Read = (text: string) => EventRequest;

interface OldReading {
  read: Read;
  /** The text speaks of a change. */
  isMove: boolean;
}

const FROM_TO = /^(?:.*\b)?from (.+?) to (.+)$/i;
const MOVED = /^(.+?) (?:to|->|=>|into) (.+)$/i;
/** "7 won't work, 9?", "Dixie can't, Cody Reed" */
const GONE = /^(.+?) (?:won'?t|can'?t|cannot|does ?n'?t|isn'?t|is out)(?![\w'])[^,.;!?]*[,.;!?]+ ?(.+)$/i;
/** What follows is what was meant before: "jan 21 not dec 21", "9 instead of 8". */
const OLD =
  /(?:,? ?\b(?:not|instead of|rather than|in place of|in lieu of|en vez de|no)\b|(?:\bcan'?t|\bcannot|\bcant|\bwon'?t)\b(?: (?:do|make|make it|play))?)(?: (?:on|at|the|el|a las))* ([^,.;!?]+?)(?=$|[,.;!?]| but\b| (?:can|make|could|lets) )/i;

/**
 * What is wanted of a text that names both what was asked for and what is wanted: "from 8 to 10", "the 9th, not the 8th". Anything else is
 * left as it is.
 */
export const withoutOld = (text: string, standing: StandingWhen, { read, isMove }: OldReading): string => {
  // Without a word of change "8 to 10" is how long it takes.
  for (const both of isMove ? [FROM_TO, MOVED, GONE] : [GONE]) {
    const [, before = '', after = ''] = both.exec(text) ?? [];
    if (before !== '' && isStanding(before, standing, read)) return tidy(after);
  }
  const old = OLD.exec(text);
  if (old?.[1] !== undefined && isStanding(old[1], standing, read))
    return tidy(`${text.slice(0, old.index)} ${text.slice(old.index + old[0].length)}`);
  return text;
};

/** Whether words name nothing but what stands: its artist, its day, its day of the month or its time. */
const isStanding = (words: string, { date, time, artist: own }: StandingWhen, read: Read): boolean => {
  const [bare] = /^(?:the )?(\d{1,2})(?:st|nd|rd|th)?$/i.exec(words.trim())?.slice(1) ?? [];
  if (bare !== undefined) return isDayOf(date, Number(bare)) || isHourOf(time, Number(bare));
  const reading = read(/^\d/.test(words.trim()) ? `at ${words}` : words);
  const { date: day, time: hour } = reading;
  if (!day && !hour) return own ? isNamed(own, reading) || isOfName(words, own.name) : false;
  return (!day || day.value === date) && (!hour || hour.value === time);
};

const isNamed = ({ id }: KnownArtist, { artist }: EventRequest): boolean =>
  artist !== undefined && artist.source.text !== '' && artist.value.id === id;

/** "Dixie", of Dixie Dawn. */
const isOfName = (words: string, name: string): boolean =>
  wordsOf(words).every((word) => word === 'the' || wordsOf(name).includes(word));

const isDayOf = (date: string | null, day: number): boolean => date !== null && Number(date.slice(8)) === day;
const isHourOf = (time: string | null, hour: number): boolean =>
  time !== null && Number(time.slice(0, 2)) % 12 === hour % 12;
