import type { Message } from './message.js';
import { phrases, saysOne } from './phrases.js';
import { type Sentence, sentencesOf } from './sentences.js';
import { wordSet } from './word-set.js';

/** Words that speak of the show, of who plays or of the message itself. */
const REFERENCES = wordSet(`
  it its itll show shows gig gigs set sets booking bookings date dates night slot event concert them they theyre theyll him he hes she shes her his
  their band bands artist everything nothing anything whole above text message request then works work play plays playing played anymore drummer singer
  bassist guitarist player guys boys fellas group trio duo one ones someone somebody
`);
const NOUNS_OF_THIS = wordSet('that this');
const ENDS = new Set(['.', '!', '?', ';', ',', ')', '-', '']);
const LEAST_WORDS = 5;

/** Signs that mean nothing in a sentence that tells of something else: "since we lost Dot". */
const ORDINARY = phrases(`
  lost | losing | lose | fire | fired | move | moved | moving | push | pushed | drop the | change | changed | changing | switch | switched | trade | traded | trading | fix | skip | dump | update | remove | flip | quit | quits | stuck in | stranded
  was out | is out | is off | was off | broke his | broke her | broke down | like a | replaced | as always | as usual | extended | instead
  left my | forgot my | i told | told him | told her | told them | i heard | heard that | i thought | supposed to | menu | meeting | meet with | pick up | picking up | picks up | flight | lands | landing
  flies in | flying in | arrives | arriving | owe | owes | owed | rehearsal | practice | dream | imagine | congrats | congratulations | on the guest | on the guestlist | guest list | guestlist | plus one | all ages | seats | admission
  was great | was awesome | used to | was going to | were going to | was gonna | go to | going to see | coming to | thanks for | thank you for the | there for | be there | see you | see ya | see yall | see u
  looking forward to the | bring my | bring our | bring the kids | at home | at my house | at our house | at his house | at her house | pretend | podcast | interview | get paid | across the street | across town | in town for | cant wait for | parking
  reservation | reservations | free entry | dress code | noise | too loud | deposit is | deposit by | deposit due | the deposit for | i booked | we booked | tell me more | more about | listening to | how much | how long | how many
`);
const STORY_NEGATIVES = wordSet('never dont doesnt didnt wasnt isnt aint arent cant');

/** Whether a sign or a "never" stands in a sentence that has nothing to do with the show. */
export const isOfAStory = (message: Message, at: number, stories: ReadonlySet<number>): boolean =>
  stories.has(at) && (saysOne(message, at, ORDINARY) || STORY_NEGATIVES.has(message.text(at)));

/**
 * The tokens of sentences that tell something else beside the request: neither artist, day nor time, no word that speaks
 * of the show, and no question.
 * @param mentioned tokens of a day or time
 */
export function storiesOf(message: Message, mentioned: ReadonlySet<number>): ReadonlySet<number> {
  const stories = new Set<number>();
  for (const { from, to } of sentencesOf(message)) {
    if (!isStory(message, { from, to }, mentioned)) continue;
    for (let at = from; at < to; at++) stories.add(at);
  }
  return stories;
}

function isStory(message: Message, { from, to }: Sentence, mentioned: ReadonlySet<number>): boolean {
  let words = 0;
  for (let at = from; at < to; at++) {
    if (mentioned.has(at) || message.isArtist(at) || message.written(at) === '?') return false;
    if (isReference(message, at)) return false;
    if (message.tokens[at]?.kind !== 'mark') words++;
  }
  return words >= LEAST_WORDS;
}

/** "that" and "this" speak of the show unless they name something else: "that benefit". */
const isReference = (message: Message, at: number): boolean => {
  const word = message.written(at);
  return NOUNS_OF_THIS.has(word) ? ENDS.has(message.written(at + 1)) : REFERENCES.has(word);
};
