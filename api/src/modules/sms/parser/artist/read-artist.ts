import { isUnknown, keyWord, type NameForm, namesOf, type NearWord } from './artist-names.js';
import type { KnownArtist, Problem, Understood } from '#src/modules/sms/parser/event-request.js';
import { withoutRuledOut } from '#src/modules/sms/parser/corrections.js';
import { anyOf, type Message, type Span } from '#src/modules/sms/parser/message.js';
import type { Token } from '#src/modules/sms/parser/tokens.js';
import { wordSet } from '#src/modules/sms/parser/vocabulary.js';
import { namedBill, type NamedBill, sharesItsName } from './read-bill.js';

interface ArtistMention extends Span {
  form: NameForm;
  slips: number;
  safe: boolean;
}

/** Who is to play, or what is to be asked about that. */
export interface ArtistRead {
  artist?: Understood<KnownArtist>;
  /** Who plays with the artist, in order. */
  others?: readonly KnownArtist[];
  problem?: Problem;
}

/** Who is to play. Takes the tokens that name artists, so that no day or time is read in them. */
export function readArtist(message: Message, artists: readonly KnownArtist[]): ArtistRead {
  const named = artistMentions(message.tokens, artists).filter(({ from }) => message.free(from));
  const possible = named.filter(
    (mention) =>
      !isWhen(message, mention) &&
      (!isEveryday(mention) || (named.every(isEveryday) && opensAName(message, mention))) &&
      !(isLooseWord(mention) && [mention.from - 1, mention.to].some((at) => isUnknown(message, at))),
  );
  const mentions = withoutRuledOut(message, possible, ({ form }) => [form.artist]);
  const certain = sureOf(message, mentions);
  const sure = artistsOf(certain);
  const meant = mentions.filter(
    (mention) => sure.length === 0 || sure.includes(mention.form.artist) || isJoined(message, mention),
  );
  for (const mention of meant) if (sure.length > 0 || !mention.form.common) message.take('artist', mention);
  const [first] = meant;
  if (!first) return { problem: nobody(message) };
  const candidates = artistsOf(meant);
  const isRow = possible.every((mention) => certain.includes(mention) || sharesItsName(mention, certain));
  const bill = isRow ? namedBill(message, possible) : undefined;
  if (bill) return together(message, bill);
  if (candidates.length > 1) return { problem: { kind: 'ambiguous-artist', candidates } };
  const part = { value: first.form.artist, source: message.span(first) };
  if (sure.length > 0) return { artist: { ...part, confidence: 'certain' } };
  return {
    artist: { ...part, confidence: 'doubtful' },
    problem: { kind: 'doubtful-artist', words: part.source.text, candidates },
  };
}

/** Takes the words between the names, too: they join nothing else. */
const together = (message: Message, { acts: [value, ...others], row }: NamedBill): ArtistRead => {
  for (let at = row.from; at < row.to; at++)
    if (message.free(at)) message.take('joint', { from: at, to: at + 1 });
  return value ? { artist: { value, confidence: 'certain', source: message.span(row) }, others } : {};
};

const artistsOf = (mentions: readonly ArtistMention[]): readonly KnownArtist[] => [
  ...new Set(mentions.map(({ form }) => form.artist)),
];

/** The longest run of words that mean nothing else is a name that nobody here knows. */
function nobody(message: Message): Problem {
  const marks = message.tokens.map((_, at) => (isUnknown(message, at) ? 'x' : ' ')).join('');
  const [longest] = [...marks.matchAll(/x+/g)].sort((a, b) => b[0].length - a[0].length);
  if (!longest) return { kind: 'no-artist' };
  const { text } = message.span({ from: longest.index, to: longest.index + longest[0].length });
  return { kind: 'unknown-artist', words: text };
}

/** One word of a longer name, which many names have: "Dusty" for "Dusty Coyotes". */
const isLooseWord = ({ form }: ArtistMention): boolean => !form.isWhole && form.words.length === 1;

/** A name of one everyday word, such as "The Band". */
const isEveryday = ({ form }: ArtistMention): boolean => form.common && form.words.length === 1;

const opensAName = (message: Message, { from }: Span): boolean =>
  message.text(from - 1) === 'the' || message.tokens[from - 1]?.kind !== 'word';

/** "Second Sunday, second Sunday of March", "High Noon at high noon": such a name behind such a word is a day or an hour. */
const isWhen = (message: Message, { form, from, to }: ArtistMention): boolean =>
  message.text(to) === 'of' ||
  (form.common && /^ in (?:M\d|(?:the|next|this) month)/.test(message.around({ from, to }).behind)) ||
  (message.text(from - 1) === 'at' && message.text(to - 1) === 'noon');

/** The mentions that leave no doubt; none where only parts of several names stand. */
function sureOf(message: Message, mentions: readonly ArtistMention[]): readonly ArtistMention[] {
  const sure = mentions.filter((mention) => isSure(message, mention, mentions));
  return sure.every(isLooseWord) && artistsOf(mentions).length > 1 ? [] : sure;
}

/** What says that everyday words are a name: "that is their name", "book The Band for", "The Band, Nov 28". */
const NAMING = anyOf(`
  (?:real|actual|their|the|his|her|a|band) name|name of the|(?:theyre|they are|its|it is|are|is) called|not a band|(?:group|act|band|trio|duo) (?:named|called)`);
const BOOKED = /(?<!\w)(?:book|request|schedul|reserv|hir)(?:e|ing)? the $|(?<!\w)(?:as|called|named) the $/;
const AFTER_A_MARK = /(?:^|[,:;/()"=\n]) ?the $/;
const BEFORE_A_MARK = /^ ?[,:;/()"=\n]/;
/** A day, a time, a mark or the end. */
const BEFORE_A_DAY =
  /^(?:$| ?[^ a-z]| (?:on|at|this|next|for|the|coming|in|a|tonight|today|tomorrow|noon|midnight|please|weeks?)\b)/;
/** Names that begin so may be an answer: "yes ma'am, saturday works". */
const ANSWERS = wordSet('yes no ok okay sure hey hello thanks please sorry');
const ACTS = anyOf('band|act|group|trio|duo|name');

function isSure(message: Message, mention: ArtistMention, mentions: readonly Span[]): boolean {
  const { form, safe, from, to } = mention;
  const { before, behind } = message.around(mention);
  const isBeforeADay = BEFORE_A_DAY.test(behind);
  const isAnswer = from === 0 && ANSWERS.has(form.words[0] ?? '') && /^ ?[,.!;-]/.test(behind);
  if (!safe || (isAnswer && message.matches(ACTS).length === 0)) return false;
  if (isEveryday(mention))
    return (
      (BOOKED.test(before) && isBeforeADay) ||
      (AFTER_A_MARK.test(before) && BEFORE_A_MARK.test(behind)) ||
      message.matches(NAMING).length > 0
    );
  // "the Coyotes", "coyotes fri 9": the last word of a name, a day or time right behind it.
  if (isLooseWord(mention)) return (form.isLast && isBeforeADay) || isCalled(form, `${before}A${behind}`);
  return endsThere(message, to, mentions);
}

/** "The Coyotes"; "me and Tammy" by the first name of a person: a band has the name of many. */
const isCalled = ({ artist: { name }, words: [word] }: NameForm, around: string): boolean =>
  /\b(?:the|los|las) A/.test(around) ||
  (/\b(?:me|myself) (?:and|with|w|plus|\+) A|A (?:and|with|w|plus|\+) (?:me|myself)\b/.test(around) &&
    /^(\S+) \S+[^s]$/.exec(name.toLowerCase())?.[1] === word);

const FEATURING = wordSet('feat ft featuring');

/** A name goes no further: "Cody Reed on", and "Cody Reed ft. Dixie Dawn" where both are known. */
const endsThere = (message: Message, at: number, mentions: readonly Span[]): boolean =>
  !isUnknown(message, at) ||
  (FEATURING.has(message.text(at)) && mentions.some(({ from }) => from > at && from <= at + 2));

const JOINS = wordSet(`
  or and with w plus feat featuring ft vs versus then also too both opening opens supporting instead mean meant + / x`);

/** "Wade and Tammy Tucker", "no wait, the ramblers": beside a word that puts two side by side. */
const isJoined = (message: Message, { from, to }: Span): boolean =>
  JOINS.has(message.written(from - 1)) || JOINS.has(message.written(to));

interface Key {
  near: readonly NearWord[];
  index: number;
}

/** Every place where an artist may be named, longest first; two share tokens only where both fit them equally well. */
function artistMentions(tokens: readonly Token[], artists: readonly KnownArtist[]): ArtistMention[] {
  const names = namesOf(artists);
  const keys = tokens.flatMap((token, index): Key[] => {
    const word = keyWord(token);
    return word === undefined ? [] : [{ near: names.near(word), index }];
  });
  const found = keys.flatMap(({ near }, at) =>
    near.flatMap(({ word }) =>
      names.formsFrom(word).flatMap((form) => fits(form, keys.slice(at, at + form.words.length))),
    ),
  );
  return withoutOverlaps(found.sort((a, b) => weightOf(b) - weightOf(a)));
}

/** Two slips in a shorter word are another word, unless the rest of the name is there: "Dixy Dawn". */
const SHORTEST_ALONE = 6;

function fits(form: NameForm, keys: readonly Key[]): ArtistMention[] {
  const found = form.words.flatMap((word, at) => keys[at]?.near.find((near) => near.word === word) ?? []);
  const [first, last] = [keys[0], keys.at(-1)];
  if (!first || !last || found.length < form.words.length) return [];
  const slips = found.reduce((sum, each) => sum + each.slips, 0);
  const isFar = found.some((near) => near.slips === 2 && near.word.length < SHORTEST_ALONE);
  if (isFar && !(form.isWhole && found.length > 1 && slips === 2)) return [];
  return [{ form, from: first.index, to: last.index + 1, slips, safe: found.every(({ safe }) => safe) }];
}

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
