import { monthOf, pluralWeekdayOf, weekdayOf } from './calendar-words.js';
import type { Message } from './message.js';
import { wordSet } from './word-set.js';

/** What a pattern found: its tokens, `from` to before `to`, and its named groups. */
export interface Match {
  from: number;
  to: number;
  groups: Readonly<Record<string, string | undefined>>;
}

const TAKEN = { artist: 'A', date: 'K', event: 'X', aside: 'X', count: 'C' } as const;
const WISHES = wordSet('love like be want prefer really appreciate need rather also enjoy');

/**
 * What a pattern finds in what is not understood yet. Patterns read the message as plain words with marks: `W5` is a Friday, `P5`
 * Fridays, `M12` December, `27T` a 27th, `8S` a number in words, `A`, `K` and `C` an artist, a date and a count that are read already;
 * an apostrophe joins what is written as one, as in `8'pm`.
 */
export function matchesOf(message: Message, pattern: RegExp): Match[] {
  const last = LAST.get(message);
  const { text, starts, ends } = last?.version === message.version ? last : markedText(message);
  return [...text.matchAll(pattern)].flatMap((found) => {
    const end = found.index + (found.groups?.['whole'] ?? found[0]).length;
    const [from, to] = [starts.get(found.index), ends.get(end)];
    return from === undefined || to === undefined ? [] : [{ from, to, groups: found.groups ?? {} }];
  });
}

interface MarkedText {
  version: number;
  text: string;
  /** The token that starts there. */
  starts: ReadonlyMap<number, number>;
  /** The token after the one that ends there. */
  ends: ReadonlyMap<number, number>;
}

const LAST = new WeakMap<Message, MarkedText>();

function markedText(message: Message): MarkedText {
  let text = '';
  const starts = new Map<number, number>();
  const ends = new Map<number, number>();
  for (const [at, { kind, glued }] of message.tokens.entries()) {
    const isJoint = glued && kind !== 'mark' && message.tokens[at - 1]?.kind !== 'mark';
    text += isJoint ? "'" : glued || at === 0 ? '' : ' ';
    starts.set(text.length, at);
    text += markOf(message, at);
    ends.set(text.length, at + 1);
  }
  const marked = { version: message.version, text, starts, ends };
  LAST.set(message, marked);
  return marked;
}

/** @param source of a pattern that begins and ends with whole words */
export const wholeWords = (source: string): RegExp => new RegExp(`(?<!\\w)(?:${source})(?!\\w)`, 'g');

function markOf(message: Message, at: number): string {
  const as = message.takenAs(at);
  if (as !== undefined) return TAKEN[as] + (as === 'date' && isWeekday(message.written(at)) ? 'W' : '');
  const marks = MARKS.get(message) ?? [];
  MARKS.set(message, marks);
  return (marks[at] ??= freeMark(message, at));
}

/** The marks of what is free never change: they are made once. */
const MARKS = new WeakMap<Message, string[]>();

function freeMark(message: Message, at: number): string {
  const token = message.tokens[at];
  if (token?.kind === 'number')
    return `${token.spelled ? `${String(token.value)}S` : token.text}${token.ordinal ? 'T' : ''}`;
  return token?.kind === 'word' ? wordMark(message, at) : (token?.text ?? '');
}

const isWeekday = (word: string): boolean => weekdayOf(word) !== undefined;

function wordMark(message: Message, at: number): string {
  const word = message.text(at);
  const isOwner = message.tokens[at]?.apostrophe === true;
  const plural = isOwner ? undefined : pluralWeekdayOf(word);
  if (plural !== undefined) return `P${plural}`;
  const isWeWould = word === 'wed' && (isOwner || WISHES.has(message.text(at + 1)));
  if (isWeWould || message.says(at - 1, 'the', 'sun')) return word;
  const weekday = weekdayOf(isOwner && word.endsWith('s') ? word.slice(0, -1) : word) ?? weekdayOf(word);
  if (weekday !== undefined) return `W${weekday}`;
  const month = monthOf(word);
  return month === undefined ? word : `M${month}`;
}
