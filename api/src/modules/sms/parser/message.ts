import { monthOf, pluralWeekdayOf, weekdayOf } from './calendar.js';
import type { SourceSpan } from './event-request.js';
import { type Token, tokensOf } from './tokens.js';
import { wordSet } from './vocabulary.js';

/** Tokens, `from` to before `to`. */
export interface Span {
  from: number;
  to: number;
}

/** What a pattern found, as it reads it, and its named groups. */
export interface Match extends Span {
  text: string;
  groups: Readonly<Record<string, string | undefined>>;
}

/** What a token has been understood as; it is read once. `joint` joins artists, `other` is of no request, `count` of a number of things. */
type Taken = 'artist' | 'joint' | 'date' | 'time' | 'event' | 'other' | 'count';

const MARKS = { artist: 'A', joint: 'A', date: 'K', time: 'H', event: 'X', other: 'X', count: '' } as const;
const AFTER_WE_WOULD = wordSet('love like be want prefer really appreciate need rather also enjoy');
const NEAR = 80;

/** The message while it is read: its tokens, and which of them are understood already. */
export class Message {
  readonly tokens: readonly Token[];
  private readonly taken: (Taken | undefined)[] = [];
  private marked?: { text: string; places: readonly { start: number; end: number }[] };

  constructor(private readonly original: string) {
    this.tokens = tokensOf(original);
  }

  /** The token there unless it is understood already. */
  free(index: number): Token | undefined {
    return this.taken[index] ? undefined : this.tokens[index];
  }

  /** Plain text of the token there; empty outside the message and for what is understood already. */
  text(index: number): string {
    return this.free(index)?.text ?? '';
  }

  /** Plain text of the token there, understood or not; empty for what belongs to no request. */
  written(index: number): string {
    return this.taken[index] === 'other' ? '' : (this.tokens[index]?.text ?? '');
  }

  takenAs(index: number): Taken | undefined {
    return this.taken[index];
  }

  take(as: Taken, { from, to }: Span): void {
    for (let index = from; index < to; index++) this.taken[index] = as;
    this.marked = undefined;
  }

  /** The tokens as they were written. */
  span({ from, to }: Span): SourceSpan {
    const start = this.tokens[from]?.start ?? 0;
    const end = this.tokens[to - 1]?.end ?? start;
    return { text: this.original.slice(start, end), start, end };
  }

  /**
   * Where a pattern of `wholeWords` stands. Patterns read plain words with marks: `W5` is a Friday, `P5` Fridays, `M12`
   * December, `27T` a 27th, `8S` a number in words, `8C` one of a count; what is understood already is `A` for an artist,
   * `K` for a day (`KW` for a weekday), `H` for a time. An apostrophe joins what is written as one: `8'pm`.
   */
  matches(pattern: RegExp): Match[] {
    const { text, places } = (this.marked ??= this.mark());
    let from = 0;
    return [...text.matchAll(pattern)].flatMap((found): Match[] => {
      const end = found.index + (found.groups?.['whole'] ?? found[0]).trimEnd().length;
      while ((places[from]?.start ?? Infinity) < found.index) from++;
      let last = from;
      while ((places[last]?.end ?? Infinity) < end) last++;
      const isWhole = places[from]?.start === found.index && places[last]?.end === end;
      return isWhole ? [{ from, to: last + 1, text: found[0], groups: found.groups ?? {} }] : [];
    });
  }

  /** What stands right before and right behind some tokens, as patterns read it. */
  around({ from, to }: Span): { before: string; behind: string } {
    const { text, places } = (this.marked ??= this.mark());
    const [start, end] = [places[from]?.start ?? 0, places[to - 1]?.end ?? 0];
    return { before: text.slice(Math.max(start - NEAR, 0), start), behind: text.slice(end, end + NEAR) };
  }

  private mark(): NonNullable<Message['marked']> {
    let text = '';
    const places = this.tokens.map(({ kind, glued }, at) => {
      const isJoint = glued && (kind === 'word' || kind === 'number') && this.tokens[at - 1]?.kind !== 'mark';
      const isApart = this.taken[at] === 'joint' || this.taken[at - 1] === 'joint';
      text += isJoint && !isApart ? "'" : (glued && !isApart) || at === 0 ? '' : ' ';
      const start = text.length;
      text += this.markAt(at);
      return { start, end: text.length };
    });
    return { text, places };
  }

  private markAt(at: number): string {
    const token = this.tokens[at];
    const as = this.taken[at];
    if (!token) return '';
    if (as === 'date' && weekdayOf(token.text) !== undefined) return 'KW';
    if (as === 'artist' && token.apostrophe && token.text.endsWith('s')) return 'AS';
    if (as !== undefined && as !== 'count') return MARKS[as];
    if (token.kind === 'word') return this.wordMark(token, at);
    if (token.kind !== 'number') return token.text;
    const digits = token.spelled ? `${String(token.value)}S` : token.text;
    return digits + (as === 'count' ? 'C' : token.ordinal ? 'T' : '');
  }

  /** "wed" is also "we'd", and "the sun" shines. */
  private wordMark({ text, apostrophe }: Token, at: number): string {
    const plural = apostrophe ? undefined : pluralWeekdayOf(text);
    if (plural !== undefined) return `P${plural}`;
    if (text === 'wed' && AFTER_WE_WOULD.has(this.text(at + 1))) return text;
    if (text === 'sun' && this.text(at - 1) === 'the') return text;
    const weekday = weekdayOf(apostrophe && text.endsWith('s') ? text.slice(0, -1) : text) ?? weekdayOf(text);
    if (weekday !== undefined) return `W${weekday}`;
    const month = monthOf(text);
    return month === undefined ? text : `M${month}`;
  }
}

/** @param source of a pattern that begins and ends with whole words */
export const wholeWords = (source: string): RegExp => new RegExp(`(?<!\\w)(?:${source})(?!\\w)`, 'g');

/** Words of which a pattern takes one. */
export const oneOf = (text: string): string => `(?:${text.trim().split(/\s+/).join('|')})`;

/** @param lines of patterns, each of which is looked for */
export const anyOf = (lines: string): RegExp =>
  wholeWords(
    lines
      .trim()
      .split(/\s*\n\s*/)
      .join('|'),
  );
