import type { Message } from './message.js';

const phrases = (text: string): string[][] => text.split('|').map((phrase) => phrase.trim().split(' '));

/** Signs that no new show is asked for: it is to be cancelled or moved, or a guest asks about one. */
const SIGNS = phrases(`
  cancel | cancels | cancelled | canceled | cancelling | canceling | cancelation | cancellation | cancela | cancelar | postpone | postponed | postponing | reschedule
  | rescheduled | rescheduling | call off | calling off | called off | instead of | instead | move * from | moved from | moving from | move our | moved to | move the show | swap | switch
  | change * to | change our | change the | changed to | change of plans | pull out | backing out | drop out
  | cant make | cannot make | can not make | cant play | cannot play | cant do | cannot do | wont be | wont make | no longer | not able | not available | unavailable
  | not playing | dont book | do not book | dont want | do not want | dont need | unable to | isnt playing | not gonna | not going to | wont play | not coming
  | ticket | tickets | table for | table of | tables for | reserve * table | reservation | reservations | book * table | seats for | guest list | cover charge | how much | what time | wat time | when do
  | when does | when is | when are | when will | who is playing | whos playing | whose playing | who plays | are there | is there | still playing | still on | is it true
  | played | saw | missed | was great | was awesome | were great | were awesome | already booked | already confirmed | got booked | is booked | are booked
  | thanks for having | thank you for having | confirming | just confirming | still good for
`);

/** A question of a guest: "are the Rattlers playing friday?" */
const PLAYING = new Set(['playing', 'performing', 'on']);
const NEGATIONS = new Set(['not', 'except', 'no']);

/** Whether the message asks for something else than a new show. */
export function isOtherWish(message: Message): boolean {
  const says = (at: number, phrase: readonly string[]): boolean =>
    phrase.every((word, offset) => word === '*' || message.text(at + offset) === word);
  return message.tokens.some((_, at) => SIGNS.some((phrase) => says(at, phrase)) || asksAGuest(message, at) || negates(message, at));
}

function asksAGuest(message: Message, at: number): boolean {
  const isStart = at === 0 || ['break', 'mark'].includes(message.tokens[at - 1]?.kind ?? '');
  if (!isStart || !['are', 'is', 'r'].includes(message.text(at))) return false;
  const sentence = message.tokens.slice(at, at + 8).map(({ text }) => text);
  return sentence.some((word) => PLAYING.has(word)) && !sentence.includes('available') && !sentence.includes('free');
}

/** "not the rattlers": an artist or a day that is not wanted. */
function negates(message: Message, at: number): boolean {
  if (!NEGATIONS.has(message.text(at))) return false;
  const next = ['the', 'this', 'on', 'at', 'for'].includes(message.text(at + 1)) ? at + 2 : at + 1;
  return ['artist', 'date', 'time'].includes(message.takenAs(next) ?? '');
}
