import { isCommon } from './common-words.js';
import { isCorrected, isPuzzled } from './corrections.js';
import type { DateMention } from './date-mention.js';
import type { Message } from './message.js';
import { HEDGES, SERIES } from './hedge-words.js';
import { nextAfterThe, phrases, saysOne } from './phrases.js';
import type { TimeMention } from './time-mentions.js';
import { wordSet } from './word-set.js';

/** Whether the sender has not settled it: "maybe friday", "fri 8pm or later". */
export function isTentative(
  message: Message,
  mentions: readonly (DateMention | TimeMention)[],
  stories: ReadonlySet<number>,
): boolean {
  if (message.tokens.some((_, at) => isHedge(message, at, stories) || isCondition(message, at))) return true;
  if (isCorrected(message, mentions) || isPuzzled(message)) return true;
  if (mentions.some((mention) => isAbout(message, mention))) return true;
  return (
    mentions.some(({ from, to }) => isAlternative(message, to) || isAlternative(message, from - 1)) ||
    mentions.some((mention) => !('clock' in mention) && message.written(mention.to) === 'or') ||
    message.tokens.some((_, at) => isChoice(message, at)) ||
    message.tokens.some(
      (_, at) =>
        !message.isArtist(at) && isAlternative(message, at) && message.isArtist(nextAfterThe(message, at)),
    )
  );
}

/** "we had Wade Tucker friday at 8 but his wife is ill" */
const isHadOnce = (message: Message, at: number): boolean =>
  message.text(at) === 'had' &&
  ['we', 'i', 'yall', 'you'].includes(message.text(at - 1)) &&
  message.isArtist(nextAfterThe(message, at)) &&
  message.tokens.some((_, index) => index > at && message.text(index) === 'but');

const MIGHT = new Set(['might', 'may']);
/** "we might bring a fog machine" */
const ABLE = wordSet('bring use sit stay eat sell');
/** Not sure of the way to ask. */
const HARMLESS_HEDGES = phrases(
  'not sure if this is | not sure this is | not sure if i | not sure who | not sure how | unsure who | unsure how | not sure where to',
);

/** "in case flowers get sent to the wrong door" is a reason where the sentence says nothing of the show. */
const isHedge = (message: Message, at: number, stories: ReadonlySet<number>): boolean =>
  (message.text(at) === 'thinking' && message.isArtist(nextAfterThe(message, at))) ||
  isHadOnce(message, at) ||
  (saysOne(message, at, HEDGES) &&
    !(MIGHT.has(message.text(at)) && ABLE.has(message.text(at + 1))) &&
    !saysOne(message, at, HARMLESS_HEDGES) &&
    !(
      message.says(at, 'in', 'case') &&
      stories.has(at) &&
      stories.has(at - 1) &&
      message.written(at - 1) !== '.'
    ));

const ANY_SUBJECT = wordSet(`
  that thats this its it you u ya yall yous possible poss available open free ok okay cool so need needed there theres any anyone anybody anything
  questions we i id ur your
`);
const POLITE = wordSet(`
  possible poss available avail open free ok okay cool so works work suits suit fine good alright right can could would will have has got need needed
  needs want wants like please mind room slot question questions asks ask anything interested still
`);
const THANKFUL = wordSet(
  'grateful thankful appreciate delighted obliged honored honoured pleased tickled thrilled glad',
);
const POLITE_WITHIN = 4;

/** "if the van gets fixed", but not "if thats ok with yall". */
function isCondition(message: Message, at: number): boolean {
  if (
    message.written(at) !== 'if' ||
    ['wondering', 'see', 'ask', 'asking', 'asked', 'as'].includes(message.written(at - 1))
  )
    return false;
  if (THANKFUL.has(message.written(at - 1)) || message.says(at - 2, 'appreciate', 'it')) return false;
  if (!ANY_SUBJECT.has(message.written(at + 1))) return true;
  return !Array.from({ length: POLITE_WITHIN }, (_, offset) => message.written(at + 1 + offset)).some(
    (word) => POLITE.has(word),
  );
}

const NOT_THAT_DAY = wordSet(
  'around about before after by until starting beginning from past since except near',
);
const NOT_THAT_TIME = wordSet('before after by past than');

/** "around the 20th", "after 8pm" */
function isAbout(message: Message, mention: DateMention | TimeMention): boolean {
  if ('role' in mention && mention.role !== undefined && mention.role !== 'show') return false;
  const words = 'clock' in mention ? NOT_THAT_TIME : NOT_THAT_DAY;
  return words.has(message.written(mention.from - 1));
}

/** "or" beside a day or time leaves a choice, but for "8pm or so". */
const isAlternative = (message: Message, at: number): boolean =>
  message.written(at) === 'or' && message.written(at + 1) !== 'so';

const PARTS = wordSet(`
  morning afternoon evening night am pm noon midnight early late sooner later whoever whomever whatever whichever anyone anybody someone somebody
  another other
`);

/** "in the morning or evening", "Cody Reed or whoever" */
const isChoice = (message: Message, at: number): boolean =>
  message.written(at) === 'or' &&
  !message.isArtist(at) &&
  PARTS.has(message.written(['the', 'in', 'at'].includes(message.written(at + 1)) ? at + 2 : at + 1));

/** Whether more than one night is asked for: "weekly", "2 nights". */
export const isSeries = (message: Message): boolean =>
  message.tokens.some((_, at) => saysOne(message, at, SERIES));

/** "saturday 8pm in Dallas": right behind the day or time, a place that is not ours. */
export const isAway = (message: Message, mentions: readonly (DateMention | TimeMention)[]): boolean =>
  mentions.some(({ to }) => {
    const at = ['up', 'down', 'over', 'out'].includes(message.text(to)) ? to + 1 : to;
    const place = message.free(at + 1);
    return ['in', 'at'].includes(message.text(at)) && place?.kind === 'word' && !isCommon(place);
  });
