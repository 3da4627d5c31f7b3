import { type ArtistMention, artistMentions } from './artist-mentions.js';
import { monthOf, weekdayOf } from './calendar-words.js';
import type { KnownArtist, Problem, Understood } from './event-request.js';
import { isActExplained, isNameExplained } from './explained-names.js';
import type { Message } from './message.js';
import { isJoined, isRival, isRuledOut, takeRuledOut } from './artist-rivals.js';
import type { Token } from './tokens.js';
import { isUnknown, nobody } from './unread-words.js';
import { wordSet } from './word-set.js';

const OTHER_ACT = wordSet(`
  tribute cover covers impersonator impersonators revue revival junior jr sr ii iii experience allstars boys girls brothers sisters family kids
`);
const OPENING = wordSet('open opening opener opens supporting support');
const MOST_UNKNOWN = 2;
/** Names that begin so may be an answer: "yes ma'am, saturday works". */
const ANSWERS = wordSet('yes no ok okay sure hey hello thanks please sorry');
const CLAUSE_ENDS = wordSet(', . ! - ;');
const ARTICLES = wordSet('the los las');

/** Who is to play. Takes the tokens that name artists, so that no day or time is read in them. */
export function readArtist(
  message: Message,
  artists: readonly KnownArtist[],
): { artist?: Understood<KnownArtist>; problem?: Problem } {
  const named = artistMentions(message.tokens, artists).filter(({ from, to }) => !message.isTaken(from, to));
  const mentions = withoutWhens(message, named)
    .filter((mention) => !isEveryday(mention) || (named.every(isEveryday) && opensAName(message, mention)))
    .filter((mention) => !(isLooseWord(mention) && hasUnknownNeighbour(message, mention)));
  const sure = mentions
    .filter((mention) => isSure(message, mention, mentions))
    .filter((mention, _, all) => !isRuledOut(message, mention, all));
  if (sure.every((mention) => mention.form.artist === sure[0]?.form.artist && isHeadliner(message, mention)))
    sure.length = 0;
  // "Coyotes & Ramblers": a part of one name beside a part of another's.
  if (sure.every(isLooseWord) && mentions.some(({ form }) => form.artist !== sure[0]?.form.artist))
    sure.length = 0;
  const rivals = mentions.filter(
    (mention) =>
      !isRuledOut(message, mention, sure) &&
      !sure.includes(mention) &&
      isRival(mention, sure) &&
      isJoined(message, mention),
  );
  const chosen = sure.length > 0 ? [...sure, ...rivals] : mentions;
  takeRuledOut(message, mentions, sure);
  for (const mention of mentions) {
    if (message.isTaken(mention.from, mention.to)) continue;
    // "march 9th round 7" is no "Nine Pound" where somebody else is surely named.
    if (sure.length > 0 && !mention.safe && hasNumber(message, mention)) continue;
    if (sure.includes(mention) || !mention.form.common) message.take('artist', mention.from, mention.to);
  }
  return settle(message, chosen, sure.length > 0);
}

/** "High Noon at high noon", "Second Sunday, second Sunday of March": named again, a name of days or hours is one. */
function withoutWhens(message: Message, mentions: readonly ArtistMention[]): readonly ArtistMention[] {
  return mentions.filter(
    ({ from, to, form }) =>
      !mentions.some((other) => other.from < from && other.form.artist === form.artist) ||
      !(
        (['at', '@'].includes(message.text(from - 1)) &&
          ['noon', 'midnight'].includes(message.text(to - 1))) ||
        (['of', 'in'].includes(message.text(to)) && monthOf(message.text(to + 1)) !== undefined)
      ),
  );
}

function settle(
  message: Message,
  mentions: readonly ArtistMention[],
  sure: boolean,
): { artist?: Understood<KnownArtist>; problem?: Problem } {
  const [first] = mentions;
  if (!first) return { problem: nobody(message) };
  const candidates = [...new Set(mentions.map(({ form }) => form.artist))];
  if (candidates.length > 1) return { problem: { kind: 'ambiguous-artist', candidates } };
  const source = message.span(first.from, first.to);
  const artist = { value: first.form.artist, confidence: sure ? 'certain' : 'doubtful', source } as const;
  return sure ? { artist } : { artist, problem: { kind: 'doubtful-artist', words: source.text, candidates } };
}

const hasNumber = (message: Message, { from, to }: ArtistMention): boolean =>
  message.tokens.slice(from, to).some(({ kind }) => kind === 'number');

/** One word of a longer name, which many names have: "Dusty" for "Dusty Coyotes". */
const isLooseWord = ({ form, words }: ArtistMention): boolean => form.kind === 'part' && words === 1;

/** A name of one everyday word, such as "The Band". */
const isEveryday = ({ form, words }: ArtistMention): boolean => form.common && words === 1;

const opensAName = (message: Message, { from }: ArtistMention): boolean =>
  from === 0 || message.text(from - 1) === 'the' || message.tokens[from - 1]?.kind !== 'word';

function isSure(message: Message, mention: ArtistMention, all: readonly ArtistMention[]): boolean {
  const { form, from, words, safe } = mention;
  if (!safe || isShared(mention, all)) return false;
  if (isEveryday(mention))
    return (
      (isOnItsOwn(message, mention) || isBooked(message, mention) || isNameExplained(message)) &&
      all.every((other) => other.form.artist === form.artist)
    );
  if (isAnotherAct(message, mention) || isAnswer(message, mention)) return false;
  const alone = !hasUnknownNeighbour(message, mention);
  if (isLooseWord(mention))
    return alone && (ARTICLES.has(message.text(from - 1)) || isCallName(message, mention));
  return alone || (form.kind === 'name' && words > 1);
}

/** "Dusty Coyotes Revival", "Rattlers of Texas"; a name of three words and more stands for itself. */
function isAnotherAct(message: Message, { form, to, words, slips }: ArtistMention): boolean {
  if (OTHER_ACT.has(message.text(to))) return true;
  if (message.text(to) === 'of' && isUnknown(message, to + 1)) return true;
  const isWhole = form.kind === 'name' && words >= 3 && slips === 0;
  return words > 1 && !isWhole && isUnknown(message, to);
}

/** "yes ma'am, saturday works" */
const isAnswer = (message: Message, { form, from, to }: ArtistMention): boolean =>
  from === 0 &&
  ANSWERS.has(form.words[0] ?? '') &&
  CLAUSE_ENDS.has(message.text(to)) &&
  !isActExplained(message);

/** "opening for Dusty Coyotes": somebody else is to play. */
const isHeadliner = (message: Message, { from }: ArtistMention): boolean => {
  const before = message.text(from - 1) === 'the' ? from - 2 : from - 1;
  return message.text(before) === 'for' && OPENING.has(message.text(before - 1));
};

/** "The Band, Nov 28, 9pm": fenced off from all other words. */
const isOnItsOwn = (message: Message, { from, to }: ArtistMention): boolean => {
  const start = message.text(from - 1) === 'the' ? from - 1 : from;
  return (
    (start < from && isCalledSo(message, start, to)) ||
    (isFence(message, start - 1) && message.tokens[to] !== undefined && isFence(message, to) && start < from)
  );
};

const BOOKING = wordSet('book booking request requesting schedule scheduling reserve reserving hire hiring');

/** "book The Band for July 4": who books has none yet. */
const isBooked = (message: Message, { from, to }: ArtistMention): boolean =>
  message.text(from - 1) === 'the' &&
  BOOKING.has(message.text(from - 2)) &&
  (['for', 'on'].includes(message.text(to)) || isWhen(message.tokens[to]));

const NAMINGS = wordSet('as called named');

/** "known as The Band": behind a word that a name follows. */
const isCalledSo = (message: Message, start: number, to: number): boolean =>
  NAMINGS.has(message.written(start - 1)) && !isUnknown(message, to);

const isFence = (message: Message, at: number): boolean => {
  const token = message.tokens[at];
  return (
    token === undefined ||
    token.kind === 'break' ||
    [',', ':', ';', '/', '(', ')', '"', '='].includes(token.text)
  );
};

const isShared = ({ from, to, form }: ArtistMention, all: readonly ArtistMention[]): boolean =>
  all.some((other) => other.from === from && other.to === to && other.form.artist !== form.artist);

const hasUnknownNeighbour = (message: Message, { from, to }: ArtistMention): boolean =>
  isUnknown(message, from - 1) || isUnknown(message, to);

const LEADING = wordSet('on at this next @ for the coming in a');
const NEAR_DAYS = wordSet('tonight today tomorrow noon midnight please week weeks');

/** "coyotes fri 9": the last word of a name, a day or time right behind it, and not much else. */
const isCallName = (message: Message, mention: ArtistMention): boolean =>
  mention.form.isLast &&
  !message.tokens[mention.to - 1]?.apostrophe &&
  isWhen(message.tokens[LEADING.has(message.text(mention.to)) ? mention.to + 1 : mention.to]) &&
  isLittleElse(message, mention);

/** A day, a time, a mark or the end. */
const isWhen = (token: Token | undefined): boolean =>
  token?.kind !== 'word' ||
  LEADING.has(token.text) ||
  NEAR_DAYS.has(token.text) ||
  weekdayOf(token.text) !== undefined ||
  monthOf(token.text) !== undefined;

const isLittleElse = (message: Message, { from, to }: ArtistMention): boolean =>
  message.tokens.filter((_, index) => (index < from || index >= to) && isUnknown(message, index)).length <=
  MOST_UNKNOWN;
