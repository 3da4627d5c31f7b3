import { wordsOf } from '#src/modules/sms/intake/sms-text.js';
import { unreadWords } from '#src/modules/sms/intake/sms-said-again.js';
import { type KeptReading, keptReading } from '#src/modules/sms/kept-reading.js';
import { type EventRequest, isComplete, type Problem } from '#src/modules/sms/parser/event-request.js';
import { wordSet } from '#src/modules/sms/parser/vocabulary.js';
import {
  acknowledges,
  asksForAShow,
  asksPlainly,
  isForStaff,
  isSmallTalk,
  isSurelySpam,
  presses,
  speaksOfPlaying,
  tellsNews,
} from '#src/modules/sms/conversation/words/small-talk.js';
import { saysNoMore } from './composed-reading.js';
import type { CorrectionWords } from '#src/modules/sms/conversation/words/correction-words.js';
import { isOfItsOwn } from './target-request.js';
import { isRecent, QUESTION_MINUTES, type StandingRequest, understood } from './standing-request.js';
import type { HeardText, Verdict } from './verdict.js';

/** Somebody who asks about parking or a table is not asked which artist should play. */
export const newOf = ({ text, reading }: HeardText): Verdict => ({
  kind: 'new',
  isAside: wordsOf(text).length > 0 && (isLoss(text, reading) || isAside(text, reading)),
});

/** What would be kept quiet is for staff where it may answer us: "Yes" an invitation, "I got covid" the reminder of a show. */
export const orAnswer = (verdict: Verdict, heard: HeardText): Verdict => {
  const { text, ours } = heard;
  if (verdict.kind !== 'quiet' || !ours || isSurelySpam(text)) return verdict;
  const isHeard = ours === 'show' && (isSigned(heard) || acknowledges(text));
  return isHeard ? verdict : { kind: 'answer', to: ours };
};

/** "Did I leave my tuner last night": staff read it beside what waits or what they read before; it changes nothing. */
export const toldStaff = (
  heard: HeardText,
  words: CorrectionWords,
  earlier: StandingRequest,
): Verdict | undefined => {
  const { date, time } = heard.reading;
  const changes = words.cue !== null || words.takesBack || words.wantsChange || words.isAgainst;
  const isOfShow = (date ?? time) && !isOfSomethingElse(earlier);
  if (changes || isOfShow || !isForStaff(heard.text)) return undefined;
  return earlier.state === 'pending' || isOfSomethingElse(earlier) ? { kind: 'note', earlier } : newOf(heard);
};

/** "I left my tuner on stage last night": nothing of it is asked about. */
const isLoss = (text: string, { date, time }: EventRequest): boolean =>
  isForStaff(text) && !(date && time) && !asksToPlay(text);

const isAside = (text: string, reading: EventRequest): boolean =>
  namesParts(reading)
    ? !speaksOfPlaying(text) &&
      (isNews(text, reading) || isVagueOfSender(reading) || isOfNobody(text, reading))
    : !asksForAShow(text);

/** "Load in at 5 on the 6th?"; a whole show or an artist's name beside it asks for a show. */
const isNews = (text: string, reading: EventRequest): boolean =>
  tellsNews(text) && !isComplete(reading) && !namesWhole(reading);

/** A day or a time for nobody whom we know, beside more words than a name has. */
const isOfNobody = (text: string, reading: EventRequest): boolean =>
  reading.problems.some(({ kind }) => ['no-artist', 'unknown-artist', 'doubtful-artist'].includes(kind)) &&
  !saysNoMore(text, reading) &&
  !(reading.date && reading.time && unreadWords(text, reading).length <= MOST_NAME_WORDS);
const MOST_NAME_WORDS = 5;

/** From an artist's own phone, a day or a time beside words that we do not understand. */
const isVagueOfSender = ({ artist, date, time, problems }: EventRequest): boolean =>
  artist?.source.text === '' && !(date && time) && problems.some(({ kind }) => kind === 'unclear');

/**
 * Whether a text asks for nothing.
 * @param pointsBack the text refers to an earlier request: then only obvious small talk asks for nothing
 */
export const isQuiet = (heard: HeardText, pointsBack = false): boolean => {
  const { text, reading, standing } = heard;
  if (!pointsBack && isSigned(heard)) return true;
  const namesArtist = namesWhole(reading);
  // Whatever stands around it: "we had the great pleasure of playing there" is no news then.
  if (namesArtist && (isComplete(reading) || (reading.date && reading.time))) return false;
  const isFirst = standing.length === 0;
  const hasParts =
    pointsBack ||
    (!isFirst && /\d|\b(?:noon|midnight)\b/i.test(text)) ||
    (namesParts(reading) && !tellsOfArtist(heard));
  return isSmallTalk(text, { hasParts, namesArtist, isFirst });
};

/** "Cody says thanks": what an artist feels whom this phone has asked for. */
const tellsOfArtist = (heard: HeardText): boolean =>
  FEELING.test(heard.text) && namesNoDay(heard.reading) && isOfPhone(heard);

/** "Thank you, Wade": thanks with one's own name below. */
const isSigned = (heard: HeardText): boolean => {
  const { text, reading } = heard;
  const { start = 0, end = 0 } = reading.artist?.source ?? {};
  const isThanks =
    THANKS.test(wordsOf(text.slice(0, start)).join(' ')) && wordsOf(text.slice(end)).length === 0;
  return isThanks && namesWhole(reading) && namesNoDay(reading) && isOfPhone(heard);
};
const THANKS =
  /^(?:(?:ok|okay|great|perfect|awesome|cool|many|muchas) )*(?:thanks|thank you|thankyou|thx|ty|tysm|gracias)(?: (?:so|very|much|again|yall|all|a|lot|kindly|sir|maam|guys|everyone))*$/;

/** The one act that is named is one of the phone's, or has asked from it, and nobody was asked who plays. */
const isOfPhone = ({ reading: { artist, others = [] }, standing, acts }: HeardText): boolean => {
  const asked = standing.flatMap((earlier) => (earlier.state === 'failed' ? [] : (earlier.artist ?? [])));
  const isAsked = standing.some(
    (earlier) => earlier.state === 'failed' && earlier.artist === null && !isOfSomethingElse(earlier),
  );
  return !isAsked && others.length === 0 && [...acts, ...asked].some(({ id }) => id === artist?.value.id);
};

const namesNoDay = ({ date, time, endTime }: EventRequest): boolean => ![date, time, endTime].some(Boolean);
const FEELING =
  /(?<!\w)(?:(?:says|said)(?! (?:no|nah|nope|not)(?!\w))|sends|loved?|loves|enjoyed|(?:is|are|was|were)(?: \w+)? (?:stoked|excited|happy|thrilled|pumped|great|good|amazing|awesome))(?!\w)/i;

const namesParts = ({ artist, date, time, endTime, problems }: EventRequest): boolean =>
  [date, time, endTime].some(Boolean) || namesWhole({ artist }) || problems.some(namesSomething);

/** Problems with a part that the text names. */
const namesSomething = (problem: Problem): boolean =>
  !NAMES_NOTHING.has(problem.kind) && !(problem.kind === 'ambiguous-artist' && problem.isOfSender);
const NAMES_NOTHING = wordSet(
  'doubtful-artist no-artist no-date no-time unknown-artist unclear empty repeating changing',
);

/** What asks for something of its own, besides the request before it; what only names a day beside it, is none. */
export const isOwn = (
  { text, reading }: HeardText,
  words: CorrectionWords,
  earlier: StandingRequest,
): boolean => {
  if (earlier.state === 'made' || earlier.state === 'taken-back') return true;
  const { date, time } = reading;
  if (tellsMore(text, reading, earlier) || (words.isOpen && isRecent(earlier) && !isOfItsOwn(reading)))
    return false;
  const isNamed = namesWhole(reading);
  if (words.asksForMore && !asksPlainly(text) && isOneMore(text, namesParts(reading))) return true;
  if (isRecent(earlier) && !isOfSomethingElse(earlier) && !asksOfItsOwn(text, reading, isNamed)) return false;
  return isNamed || Boolean(date ?? time);
};

/** "Call it Boot Scoot Night", and nothing else: the request that is being spoken of with that name, and with the questions that it leaves. */
export const titledRequest = (
  { text, reading }: HeardText,
  earlier: StandingRequest,
): KeptReading | undefined => {
  const name = namesWhen(reading) ? undefined : TITLE.exec(text)?.[1];
  const isOpen = earlier.state === 'pending' || (earlier.state === 'failed' && !isOfSomethingElse(earlier));
  if (name === undefined || !isOpen || !isRecent(earlier)) return undefined;
  const { suggested, ...kept } = keptReading(earlier.parse);
  const eventName = understood(name);
  return {
    ...kept,
    eventName,
    decided: undefined,
    ...(suggested && { suggested: { ...suggested, eventName } }),
  };
};
/** Written as titles are, so that "call it a night" is none. */
const TITLE =
  /^\W*(?:\p{L}+ )?[Cc]all(?:ing)? (?:it|this|the (?:show|night)) ["“]?(\p{Lu}[\p{L}\d'’]*(?: (?:\p{Lu}[\p{L}\d'’]*|of|the|and|in|at|on|for|with|&))+)["”.!\s]*$/u;
const namesWhen = ({ date, time }: EventRequest): boolean => date !== undefined || time !== undefined;

/** "Also we need a green room" asks for no second show, and neither does "also, is there parking?". */
export const isOneMore = (text: string, namesPart: boolean): boolean =>
  namesPart || ((ANOTHER.test(text) || asksToPlay(text)) && !asksPlainly(text));
const ANOTHER = /(?<!\w)(?:another|second|one more|otr[oa])(?!\w)/i;

/** An act for sure, and not only as whose phone it is. */
export const namesWhole = ({ artist }: Pick<EventRequest, 'artist'>): boolean =>
  artist?.confidence === 'certain' && artist.source.text !== '';

/** "4 of us at 7", after a table was asked for. */
const tellsMore = (text: string, { artist }: EventRequest, earlier: StandingRequest): boolean =>
  isOfSomethingElse(earlier) && !artist && !asksForAShow(text);

/** It asks to play or asks a question, or says both day and time, or names an artist alone. */
const asksOfItsOwn = (text: string, { date, time, problems }: EventRequest, isNamed: boolean): boolean =>
  asksToPlay(text) ||
  ASKING.test(text) ||
  (date && time ? isNamed || problems.every(({ kind }) => kind !== 'unclear') : isNamed && !date && !time);

const ASKING = /^\W*(?:what|whats|who|whos|when|where|how|why|which|is|are|do|does|did|have|has)(?!\w)/i;
const PLAYING = wordSet('play playing book gig perform tocar');
export const asksToPlay = (text: string): boolean => wordsOf(text).some((word) => PLAYING.has(word));

/** Words that we do not know, or a part of a name, to somebody who was asked who plays. */
export const mayName = ({ reading }: HeardText, earlier: StandingRequest): boolean =>
  earlier.state === 'failed' &&
  isRecent(earlier) &&
  earlier.problems.some(({ kind }) => kind === 'no-artist' || kind === 'unknown-artist') &&
  reading.problems.some(({ kind }) => kind === 'unknown-artist' || kind === 'doubtful-artist');

/** What staff read, since it asked for no show: "is there a dress code?" */
export const isOfSomethingElse = ({ state, artist, problems }: StandingRequest): boolean =>
  state === 'failed' &&
  artist === null &&
  problems.length > 0 &&
  problems.every(({ kind }) => kind === 'unclear');

/** "Last warning", "are you interested?", from a stranger who has sent spam. */
export const goesOnWithSpam = ({ text, reading, acts, quiet = [] }: HeardText): boolean =>
  acts.length === 0 &&
  !namesWhole(reading) &&
  !speaksOfPlaying(text) &&
  presses(text) &&
  quiet.some(isSurelySpam);

/** "Wrong number", of what named no artist. */
export const isNobodysRequest = (text: string, { state, artist, minutesAgo }: StandingRequest): boolean =>
  state === 'failed' && artist === null && minutesAgo <= QUESTION_MINUTES && WRONG_NUMBER.test(text);
const WRONG_NUMBER = /\bwrong (?:number|person)\b/i;
