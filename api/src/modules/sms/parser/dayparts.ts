import type { Message } from './message.js';
import { wordSet } from './word-set.js';

/** Part of the day that the wording names. */
export type Daypart = 'morning' | 'midday' | 'evening' | 'night' | 'early';

const WORDS = new Map<string, Daypart>([
  ['morning', 'morning'],
  ['brunch', 'morning'],
  ['breakfast', 'morning'],
  ['early', 'early'],
  ['wee', 'early'],
  ['afternoon', 'midday'],
  ['lunch', 'midday'],
  ['lunchtime', 'midday'],
  ['matinee', 'midday'],
  ['evening', 'evening'],
  ['eve', 'evening'],
  ['night', 'night'],
  ['tonight', 'night'],
  ['late', 'night'],
]);
const GREETINGS = wordSet('good buenas every opening last');

/** The parts of the day that are named anywhere but in a greeting, an artist's or an event's name. */
export function daypartsOf(message: Message): ReadonlySet<Daypart> {
  const parts = new Set<Daypart>();
  for (const [at, { text }] of message.tokens.entries()) {
    const as = message.takenAs(at);
    if (as !== undefined && as !== 'date') continue;
    const part = text === 'tomorrow' && message.tokens[at - 1]?.text === 'la' ? 'morning' : WORDS.get(text);
    if (part && !GREETINGS.has(message.tokens[at - 1]?.text ?? '')) parts.add(part);
  }
  return parts;
}
