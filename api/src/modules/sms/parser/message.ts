import type { SourceSpan } from './event-request.js';
import { type Token, tokensOf } from './tokens.js';

/** What a token has been understood as; it is read once. */
export type Taken = 'artist' | 'date' | 'event' | 'aside' | 'count';

/** The message while it is read: its tokens, and which of them are understood already. */
export class Message {
  readonly tokens: readonly Token[];
  private readonly taken: (Taken | undefined)[] = [];
  /** Another number whenever something is taken or released. */
  version = 0;

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

  /** Plain text of the token there, understood or not; empty for what a mail program wrote. */
  written(index: number): string {
    return this.taken[index] === 'aside' ? '' : (this.tokens[index]?.text ?? '');
  }

  /** Value of the number there, `27` and `27th` alike. */
  number(index: number): number | undefined {
    return this.free(index)?.value;
  }

  /** The digits there, of a number that is neither spelled out nor an ordinal. */
  digits(index: number): string | undefined {
    const token = this.free(index);
    return token?.kind === 'number' && !token.spelled && !token.ordinal ? token.text : undefined;
  }

  isOrdinal(index: number): boolean {
    return this.free(index)?.ordinal === true;
  }

  /** Whether the tokens there each follow the one before without white space. */
  isGlued(index: number, to = index + 1): boolean {
    for (let at = index; at < to; at++) if (this.free(at)?.glued !== true) return false;
    return true;
  }

  /** Whether these words stand there, one a token. */
  says(index: number, ...words: readonly string[]): boolean {
    return words.every((word, offset) => this.text(index + offset) === word);
  }

  takenAs(index: number): Taken | undefined {
    return this.taken[index];
  }

  isArtist(index: number): boolean {
    return this.taken[index] === 'artist';
  }

  isTaken(from: number, to = from + 1): boolean {
    for (let index = from; index < to; index++) if (this.taken[index]) return true;
    return false;
  }

  take(as: Taken, from: number, to: number): void {
    this.version++;
    for (let index = from; index < to; index++) this.taken[index] = as;
  }

  /** Takes back what turned out to be something else. */
  release(from: number, to: number): void {
    this.version++;
    for (let index = from; index < to; index++) this.taken[index] = undefined;
  }

  /** The tokens from `from` to before `to` as they were written. */
  span(from: number, to: number): SourceSpan {
    const start = this.tokens[from]?.start ?? 0;
    const end = this.tokens[to - 1]?.end ?? start;
    return { text: this.original.slice(start, end), start, end };
  }
}
