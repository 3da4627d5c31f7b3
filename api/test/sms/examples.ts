import { readFileSync } from 'node:fs';
import type { ProblemKind } from '#src/modules/sms/parser/event-request.js';

/** Wall-clock date `YYYY-MM-DD` and times `HH:MM` at the venue. */
export interface ExpectedShow {
  artist: string;
  /** Who plays with the artist, in order. */
  others?: readonly string[];
  date: string;
  time: string;
  endTime?: string;
}

/** A text message as somebody could send it, and what a careful person makes of it. */
export type Example = {
  /** Examples of one kind have one name. */
  group: string;
  /** When it arrives, an instant. */
  now: string;
  text: string;
} & (ExpectedShow | { ask: ProblemKind });

/** One message in each line: it is a show, or is to be answered with a question of the kind `ask`. */
const examplesIn = (file: string): readonly Example[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Example);

export const EXAMPLES = examplesIn('examples.jsonl');

/** Written after the reader: how it does on what it was not made for (decision 49). */
export const FRESH_EXAMPLES = examplesIn('fresh-examples.jsonl');
