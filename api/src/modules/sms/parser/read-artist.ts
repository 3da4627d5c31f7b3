import { ArtistNames, isCommon, keyWord, type NameForm, type NearWord } from './artist-names.js';
import type { KnownArtist, Problem, Understood } from './event-request.js';
import { anyOf, type Message, type Span, withoutRuledOut } from './message.js';
import type { Token } from './tokens.js';
import { wordSet } from './vocabulary.js';

/** Tokens that may name an artist. */
interface ArtistMention extends Span {
  form: NameForm;
  slips: number;
  /** Nobody would take its slips for another name. */
  safe: boolean;
}

/** Who is to play. Takes the tokens that name artists, so that no day or time is read in them. */
export function readArtist(
  message: Message,
  artists: readonly KnownArtist[],
): { artist?: Understood<KnownArtist>; problem?: Problem } {
  const named = artistMentions(message.tokens, ArtistNames.of(artists)).filter(
    ({ from, to }) => !message.isTaken(from, to),
  );
  const possible = named.filter(
    (mention) =>
      !isWhen(message, mention) &&
      (!isEveryday(mention) || (named.every(isEveryday) && opensAName(message, mention))) &&
      !(isLooseWord(mention) && hasUnknownNeighbour(message, mention)),
  );
  const mentions = withoutRuledOut(message, possible, ({ form }) => [form.artist]);
  const sure = sureOf(message, mentions);
  const isOfSure = ({ form }: ArtistMention): boolean =>
    sure.some((other) => other.form.artist === form.artist);
  const rivals = mentions.filter((mention) => isJoined(message, mention));
  for (const mention of mentions) {
    const isNamed = sure.length > 0 ? isOfSure(mention) || rivals.includes(mention) : !mention.form.common;
    if (isNamed) message.take('artist', mention);
  }
  return settle(message, sure.length > 0 ? [...sure, ...rivals] : mentions, sure.length > 0);
}

function settle(
  message: Message,
  mentions: readonly ArtistMention[],
  sure: boolean,
): ReturnType<typeof readArtist> {
  const [first] = mentions;
  if (!first) return { problem: nobody(message) };
  const candidates = [...new Set(mentions.map(({ form }) => form.artist))];
  if (candidates.length > 1) return { problem: { kind: 'ambiguous-artist', candidates } };
  const source = message.span(first);
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
  return { kind: 'unknown-artist', words: message.span(best).text };
}

/** Whether a word stands there that means nothing to us and may be of a name. */
const isUnknown = (message: Message, at: number): boolean => {
  const token = message.free(at);
  return token !== undefined && !isCommon(token);
};

const hasUnknownNeighbour = (message: Message, { from, to }: Span): boolean =>
  isUnknown(message, from - 1) || isUnknown(message, to);

/** One word of a longer name, which many names have: "Dusty" for "Dusty Coyotes". */
const isLooseWord = ({ form }: ArtistMention): boolean => !form.isWhole && form.words.length === 1;

/** A name of one everyday word, such as "The Band". */
const isEveryday = ({ form }: ArtistMention): boolean => form.common && form.words.length === 1;

const opensAName = (message: Message, { from }: Span): boolean =>
  message.text(from - 1) === 'the' || message.tokens[from - 1]?.kind !== 'word';

/** "Second Sunday, second Sunday of March", "High Noon at high noon": such a name behind such a word is a day or an hour. */
const isWhen = (message: Message, { from, to }: Span): boolean =>
  message.text(to) === 'of' || (message.text(from - 1) === 'at' && message.text(to - 1) === 'noon');

/** The mentions that leave no doubt; none where only parts of several names stand. */
function sureOf(message: Message, mentions: readonly ArtistMention[]): readonly ArtistMention[] {
  const sure = mentions.filter((mention) => isSure(message, mention));
  const isOneArtist = new Set(mentions.map(({ form }) => form.artist)).size === 1;
  return sure.every(isLooseWord) && !isOneArtist ? [] : sure;
}

function isSure(message: Message, mention: ArtistMention): boolean {
  if (!mention.safe || isAnswer(message, mention)) return false;
  if (isEveryday(mention)) return isExplained(message, mention);
  if (isLooseWord(mention)) return isCallName(message, mention);
  return !isUnknown(message, mention.to) || (mention.form.isWhole && mention.form.words.length > 2);
}

/** Names that begin so may be an answer: "yes ma'am, saturday works". */
const ANSWERS = wordSet('yes no ok okay sure hey hello thanks please sorry');
const CLAUSE_ENDS = wordSet(', . ! - ;');
const ACTS = wordSet('band act group trio duo name');

const isAnswer = (message: Message, { form, from, to }: ArtistMention): boolean =>
  from === 0 &&
  ANSWERS.has(form.words[0] ?? '') &&
  CLAUSE_ENDS.has(message.text(to)) &&
  !message.tokens.some(({ text }) => ACTS.has(text));

/** What says that everyday words are a name. */
const NAMING = anyOf(`
  (?:real|actual|their|the|his|her|a|band) name|name of the|(?:theyre|they are|its|it is|are|is) called|not a band|(?:group|act|band|trio|duo) (?:named|called)
`);
const BOOKED =
  /(?<!\w)(?:book|booking|request|requesting|schedule|scheduling|reserve|reserving|hire|hiring|as|called|named) the $/;
const AFTER_A_MARK = /(?:^|[,:;/()"=\n]) ?the $/;
const BEFORE_A_MARK = /^ ?[,:;/()"=\n]/;
/** A day, a time, a mark or the end. */
const BEFORE_A_DAY =
  /^(?:$| ?[^ a-z]| (?:on|at|this|next|for|the|coming|in|a|tonight|today|tomorrow|noon|midnight|please|weeks?)\b)/;

/** Whether everyday words are a name: "that is their name", "known as The Band", "book The Band for", "The Band, Nov 28". */
function isExplained(message: Message, mention: ArtistMention): boolean {
  const { before, behind } = message.around(mention);
  const isBooked = BOOKED.test(before) && BEFORE_A_DAY.test(behind);
  const isBetweenMarks = AFTER_A_MARK.test(before) && BEFORE_A_MARK.test(behind);
  return isBooked || isBetweenMarks || message.matches(NAMING).length > 0;
}

/** "the Coyotes", "coyotes fri 9": the last word of a name, a day or time right behind it. */
function isCallName(message: Message, mention: ArtistMention): boolean {
  const { before, behind } = message.around(mention);
  const isOwner = message.tokens[mention.to - 1]?.apostrophe === true;
  return /\b(?:the|los|las) $/.test(before) || (mention.form.isLast && !isOwner && BEFORE_A_DAY.test(behind));
}

const JOINS = wordSet(
  'or and with w plus feat featuring ft vs versus then also too both opening opens supporting instead mean meant + / x',
);

/** "Wade and Tammy Tucker", "no wait, the ramblers": beside a word that puts two side by side. */
function isJoined(message: Message, { from, to }: Span): boolean {
  const before = message.written(['the', ','].includes(message.written(from - 1)) ? from - 2 : from - 1);
  return JOINS.has(before) || JOINS.has(message.written(to));
}

/** A word of the message that may be of a name. */
interface Key {
  word: string;
  near: readonly NearWord[];
  index: number;
}

const MOST_PIECES = 6;

/** Every place where an artist may be named, longest first; two share tokens only where both fit them equally well. */
function artistMentions(tokens: readonly Token[], names: ArtistNames): ArtistMention[] {
  const seen = new Map<string, readonly NearWord[]>();
  const keys = tokens.flatMap((token, index): Key[] => {
    const word = keyWord(token);
    if (word === undefined) return [];
    const near = seen.get(word) ?? names.near(word, isCommon(token));
    seen.set(word, near);
    return [{ word, near, index }];
  });
  const found = keys.flatMap((_, at) => [...formsAt(keys, at, names), ...piecesAt(keys, at, names)]);
  return withoutOverlaps(found.sort((a, b) => weightOf(b) - weightOf(a)));
}

const formsAt = (keys: readonly Key[], at: number, names: ArtistNames): ArtistMention[] =>
  (keys[at]?.near ?? []).flatMap(({ word, ...slip }) => [
    ...names.beginningWith(word).flatMap((form) => fits(form, keys, at)),
    ...names.asOneWord(word).map((form) => ({ form, ...spanOf(keys, at, 1), ...slip })),
  ]);

function fits(form: NameForm, keys: readonly Key[], at: number): ArtistMention[] {
  const found = form.words.flatMap(
    (word, offset) => keys[at + offset]?.near.find((candidate) => candidate.word === word) ?? [],
  );
  if (found.length < form.words.length) return [];
  const slips = found.reduce((sum, each) => sum + each.slips, 0);
  return [{ form, ...spanOf(keys, at, found.length), slips, safe: found.every(({ safe }) => safe) }];
}

/** A name torn into pieces: "coy otes". */
function piecesAt(keys: readonly Key[], at: number, names: ArtistNames): ArtistMention[] {
  const pieces = keys.slice(at, at + MOST_PIECES).map(({ word }) => word);
  return pieces.flatMap((_, last) =>
    names
      .asOneWord(pieces.slice(0, last + 1).join(''))
      .filter((form) => last > 0 && form.words.length !== last + 1)
      .map((form) => ({ form, ...spanOf(keys, at, last + 1), slips: 0, safe: true })),
  );
}

const spanOf = (keys: readonly Key[], at: number, count: number): Span => ({
  from: keys[at]?.index ?? 0,
  to: (keys[at + count - 1]?.index ?? 0) + 1,
});

const weightOf = ({ form, slips }: ArtistMention): number => form.words.length * 100 - slips;

function withoutOverlaps(mentions: readonly ArtistMention[]): ArtistMention[] {
  const owners: ArtistMention[] = [];
  return mentions.filter((mention) => {
    const { from, to } = mention;
    const isEqual = (other: ArtistMention): boolean =>
      other.from === from && other.to === to && weightOf(other) === weightOf(mention);
    if (owners.slice(from, to).some((owner) => !isEqual(owner))) return false;
    for (let at = from; at < to; at++) owners[at] ??= mention;
    return true;
  });
}
