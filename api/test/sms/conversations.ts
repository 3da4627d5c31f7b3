import { readFileSync } from 'node:fs';

/** A text, what staff do, or how the provider delivers a text once more. Texts name days by `{A}`, see `spoken`. */
export type Step =
  | string
  | { staff: 'make' | 'take' | 'keep' }
  /** The text of this step under its own id. */
  | { again: number }
  /** The text of this step under another id. */
  | { copy: number }
  /** Two deliveries of one text at once. */
  | { twice: string };

/** A request as it should be left: where it stands, artist (acts with ` + ` between), day (`A+1`), time and end. */
type End = [state: string, artist: string | null, day: string | null, time: string | null, end?: string];

/** Some texts of one phone, as people could send them, and what a careful person makes of them all. */
export interface Conversation {
  name: string;
  /** Whose phone it is; see `PHONES`. */
  phone: keyof typeof PHONES;
  steps: readonly Step[];
  /** The requests, the oldest first. */
  end: readonly End[];
  /** Texts that ask for nothing; least and most where careful people keep some of them as notes for staff. */
  quiet?: number | readonly [least: number, most: number];
  /** Questions that are needed. */
  asks?: number;
}

/** Phones, and the artists who have them. */
export const PHONES = {
  june: { number: '+18304480101', artists: ['June Calloway'] },
  acts: { number: '+18304480102', artists: ['Lone Pine Duo', 'Dusty Coyotes'] },
  shared: { number: '+18304480103', artists: ['Wade Tucker', 'Tammy Tucker'] },
  stranger: { number: '+18304480199', artists: [] },
} as const;

/** One conversation in each line of `conversations.jsonl`. */
export const CONVERSATIONS: readonly Conversation[] = readFileSync(
  new URL('conversations.jsonl', import.meta.url),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Conversation);

const DAY_MS = 24 * 60 * 60 * 1000;

/** `A`: a Tuesday about a month from now, with a week of its month before and behind it. */
export const anchorFrom = (now: Date): number => {
  let day = Math.floor(now.getTime() / DAY_MS) + 20;
  while (!isAnchor(new Date(day * DAY_MS))) day += 1;
  return day;
};

const isAnchor = (date: Date): boolean =>
  date.getUTCDay() === 2 && date.getUTCDate() >= 5 && date.getUTCDate() <= 20;

/** `2026-12-08` of `A` or `A+1`. */
export const dateOfName = (name: string, anchor: number): string =>
  new Date((anchor + Number(name.slice(1) || 0)) * DAY_MS).toISOString().slice(0, 10);

/** The text with its days as people write them: `{A}` Dec 8, `{W A}` Tuesday, `{d A}` 8th, `{n A}` 12/8, `{es A}` 8 de diciembre. */
export const spoken = (text: string, anchor: number): string =>
  text.replace(/\{(?:(\w+) )?(A(?:\+\d+)?)\}/g, (_, form: string | undefined, name: string) =>
    dayIn(form, new Date(dateOfName(name, anchor))),
  );

const dayIn = (form: string | undefined, date: Date): string => {
  const words = (options: Intl.DateTimeFormatOptions, locale = 'en-US') =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date);
  if (form === 'W') return words({ weekday: 'long' });
  if (form === 'd') return ordinal(date.getUTCDate());
  if (form === 'n') return words({ month: 'numeric', day: 'numeric' });
  if (form === 'es') return words({ day: 'numeric', month: 'long' }, 'es');
  return words({ month: 'short', day: 'numeric' });
};

const ordinal = (day: number): string =>
  `${day}${day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')}`;
