import { type ArtistMention, artistMentions } from './artist-mentions.js';
import { monthOf, weekdayOf } from './calendar-words.js';
import type { KnownArtist, Problem, Understood } from './event-request.js';
import { EXPLAINED_NAMES } from './formulas.js';
import type { Message } from './message.js';
import { phraseAt } from './phrases.js';
import { withoutRuledOut } from './ruled-out.js';
import { isCommon } from './vocabulary.js';
import { wordSet } from './word-set.js';

interface ArtistRead {
  artist?: Understood<KnownArtist>;
  problem?: Problem;
}

/** Who is to play. Takes the tokens that name artists, so that no day or time is read in them. */
export function readArtist(message: Message, artists: readonly KnownArtist[]): ArtistRead {
  const named = artistMentions(message.tokens, artists).filter(({ from, to }) => !message.isTaken(from, to));
  const possible = named
    .filter((mention) => !isWhen(message, mention, named))
    .filter((mention) => !isEveryday(mention) || (named.every(isEveryday) && opensAName(message, mention)))
    .filter((mention) => !(isLooseWord(mention) && hasUnknownNeighbour(message, mention)));
  const mentions = withoutRuledOut(message, possible, ({ form }) => [form.artist]);
  const sure = sureOf(message, mentions);
  const rivals = mentions.filter(
    (mention) => !sure.includes(mention) && isRival(mention, sure) && isJoined(message, mention),
  );
  for (const mention of mentions) {
    if (message.isTaken(mention.from, mention.to)) continue;
    if (sure.includes(mention) || !mention.form.common) message.take('artist', mention.from, mention.to);
  }
  return settle(message, sure.length > 0 ? [...sure, ...rivals] : mentions, sure.length > 0);
}

function settle(message: Message, mentions: readonly ArtistMention[], sure: boolean): ArtistRead {
  const [first] = mentions;
  if (!first) return { problem: nobody(message) };
  const candidates = [...new Set(mentions.map(({ form }) => form.artist))];
  if (candidates.length > 1) return { problem: { kind: 'ambiguous-artist', candidates } };
  const source = message.span(first.from, first.to);
  const artist = { value: first.form.artist, confidence: sure ? 'certain' : 'doubtful', source } as const;
  return sure ? { artist } : { artist, problem: { kind: 'doubtful-artist', words: source.text, candidates } };
}

/** The longest run of words that mean nothing else is a name that nobody here knows. */
function nobody(message: Message): Problem {
  let best = { from: 0, to: 0 };
  for (let from = 0; from < message.tokens.length; from++) {
    let to = from;
    while (isUnknown(message, to)) to++;
    if (to - from > best.to - best.from) best = { from, to };
    from = Math.max(from, to);
  }
  if (best.to === best.from) return { kind: 'no-artist' };
  return { kind: 'unknown-artist', words: message.span(best.from, best.to).text };
}

/** Whether a word stands there that means nothing to us and may be of a name. */
const isUnknown = (message: Message, at: number): boolean => {
  const token = message.tokens[at];
  return token !== undefined && !message.isTaken(at) && !isCommon(token);
};

const hasUnknownNeighbour = (message: Message, { from, to }: ArtistMention): boolean =>
  isUnknown(message, from - 1) || isUnknown(message, to);

/** One word of a longer name, which many names have: "Dusty" for "Dusty Coyotes". */
const isLooseWord = ({ form, words }: ArtistMention): boolean => form.kind === 'part' && words === 1;

/** A name of one everyday word, such as "The Band". */
const isEveryday = ({ form, words }: ArtistMention): boolean => form.common && words === 1;

const opensAName = (message: Message, { from }: ArtistMention): boolean =>
  from === 0 || message.text(from - 1) === 'the' || message.tokens[from - 1]?.kind !== 'word';

/** "High Noon at high noon", "Second Sunday, second Sunday of March": named again, a name of days or hours is one. */
const isWhen = (
  message: Message,
  { from, to, form }: ArtistMention,
  all: readonly ArtistMention[],
): boolean =>
  all.some((other) => other.from < from && other.form.artist === form.artist) &&
  ((['at', '@'].includes(message.text(from - 1)) && ['noon', 'midnight'].includes(message.text(to - 1))) ||
    (['of', 'in'].includes(message.text(to)) && monthOf(message.text(to + 1)) !== undefined));

/** The mentions that leave no doubt; none where only parts of several names stand. */
function sureOf(message: Message, mentions: readonly ArtistMention[]): readonly ArtistMention[] {
  const sure = mentions.filter(
    (mention) => isSure(message, mention, mentions) && !isCompared(message, mention),
  );
  const [first] = sure;
  const isAlone = mentions.every(({ form }) => form.artist === first?.form.artist);
  return sure.every(isLooseWord) && !isAlone ? [] : sure;
}

function isSure(message: Message, mention: ArtistMention, all: readonly ArtistMention[]): boolean {
  const { form, words, safe } = mention;
  if (!safe || isShared(mention, all)) return false;
  if (isEveryday(mention))
    return isExplained(message, mention) && all.every((other) => other.form.artist === form.artist);
  if (isAnotherAct(message, mention) || isAnswer(message, mention)) return false;
  const isAlone = !hasUnknownNeighbour(message, mention);
  if (isLooseWord(mention)) return isAlone && isCallName(message, mention);
  return isAlone || (form.kind === 'name' && words > 1);
}

const isShared = ({ from, to, form }: ArtistMention, all: readonly ArtistMention[]): boolean =>
  all.some((other) => other.from === from && other.to === to && other.form.artist !== form.artist);

const OTHER_ACT = wordSet(
  'tribute cover covers impersonator impersonators revue revival junior jr sr ii iii experience allstars boys girls brothers sisters family kids',
);

/** "Dusty Coyotes Revival"; a name of three words and more stands for itself. */
const isAnotherAct = (message: Message, { form, to, words, slips }: ArtistMention): boolean =>
  OTHER_ACT.has(message.text(to)) ||
  (words > 1 && !(form.kind === 'name' && words >= 3 && slips === 0) && isUnknown(message, to));

/** Names that begin so may be an answer: "yes ma'am, saturday works". */
const ANSWERS = wordSet('yes no ok okay sure hey hello thanks please sorry');
const CLAUSE_ENDS = wordSet(', . ! - ;');
const EXPLAINS = wordSet('band act group trio duo name');

const isAnswer = (message: Message, { form, from, to }: ArtistMention): boolean =>
  from === 0 &&
  ANSWERS.has(form.words[0] ?? '') &&
  CLAUSE_ENDS.has(message.text(to)) &&
  !message.tokens.some(({ text }) => EXPLAINS.has(text));

const FENCES = wordSet(', : ; / ( ) " =');
const BOOKING = wordSet('book booking request requesting schedule scheduling reserve reserving hire hiring');
const NAMINGS = wordSet('as called named');

/** Whether everyday words are a name: "that is their name", "known as The Band", "book The Band for", "The Band, Nov 28". */
function isExplained(message: Message, { from, to }: ArtistMention): boolean {
  if (message.tokens.some((_, at) => phraseAt(message, at, EXPLAINED_NAMES) > 0)) return true;
  if (message.text(from - 1) !== 'the') return false;
  const before = message.text(from - 2);
  if (NAMINGS.has(before) && !isUnknown(message, to)) return true;
  if (BOOKING.has(before)) return ['for', 'on'].includes(message.text(to)) || isOfADay(message, to);
  return isFence(message, from - 2) && message.tokens[to] !== undefined && isFence(message, to);
}

const isFence = (message: Message, at: number): boolean => {
  const token = message.tokens[at];
  return token === undefined || token.kind === 'break' || FENCES.has(token.text);
};

const ARTICLES = wordSet('the los las');
const LEADING = wordSet('on at this next @ for the coming in a');
const NEAR_DAYS = wordSet('tonight today tomorrow noon midnight please week weeks');

/** "the Coyotes", "coyotes fri 9": the last word of a name, a day or time right behind it. */
const isCallName = (message: Message, { form, from, to }: ArtistMention): boolean =>
  ARTICLES.has(message.text(from - 1)) ||
  (form.isLast &&
    !message.tokens[to - 1]?.apostrophe &&
    isOfADay(message, LEADING.has(message.text(to)) ? to + 1 : to));

/** A day, a time, a mark or the end. */
function isOfADay(message: Message, at: number): boolean {
  const token = message.tokens[at];
  return (
    token?.kind !== 'word' ||
    LEADING.has(token.text) ||
    NEAR_DAYS.has(token.text) ||
    weekdayOf(token.text) !== undefined ||
    monthOf(token.text) !== undefined
  );
}

const MOST_COMPARED = 3;

/** "same pay the Rattlers got" */
const isCompared = (message: Message, { from }: ArtistMention): boolean =>
  Array.from({ length: MOST_COMPARED }, (_, back) => message.written(from - 1 - back)).some((word) =>
    ['same', 'than'].includes(word),
  );

/** A half name of somebody else than the surely named. */
const isRival = ({ form, from, to }: ArtistMention, sure: readonly ArtistMention[]): boolean =>
  sure.every((other) => other.form.artist !== form.artist && (other.to <= from || other.from >= to));

const JOINS_BEFORE = wordSet('or no not wait mean meant sorry actually rather both');
const JOINS = wordSet(
  'and or with w plus feat featuring ft vs versus then also too both opening opens supporting instead + / x',
);

/** "Wade and Tammy Tucker", "no wait, the ramblers": beside a word that puts two side by side. */
function isJoined(message: Message, { from, to }: ArtistMention): boolean {
  const before = message.written(['the', ','].includes(message.written(from - 1)) ? from - 2 : from - 1);
  return JOINS_BEFORE.has(before) || JOINS.has(before) || JOINS.has(message.written(to));
}
