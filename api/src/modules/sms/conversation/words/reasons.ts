import { actsIn, type EventRequest, type KnownArtist } from '#src/modules/sms/parser/event-request.js';
import { wordsOf } from '#src/modules/sms/intake/sms-text.js';
import { unreadWords } from '#src/modules/sms/intake/sms-said-again.js';
import { wordSet } from '#src/modules/sms/parser/vocabulary.js';
import { isSameDay } from '#src/modules/sms/conversation/target-request.js';
import { correctionWords } from './correction-words.js';
import type { StandingWhen } from './old-and-new.js';

/** What a text says of a request besides why. */
export interface BareText {
  /** Its other clauses. */
  text: string;
  /** What was left out says that the request as it stands cannot be. */
  refuses: boolean;
  /** Acts of the request who, as it says, cannot play. */
  absent: readonly number[];
}

type Read = (clause: string) => EventRequest;
interface Standing extends StandingWhen {
  acts: readonly KnownArtist[];
}

/** Who does what, as people go on without a mark: "can we do 9 instead my sitter is sick". */
const SUBJECT = `(?:my|our|his|her|their|the|i|im|i'm|ive|i've|we|were|we're|weve|we've|he|hes|he's|she|shes|she's|they|theyre|they're|got|gotta)`;
const BETWEEN_CLAUSES = new RegExp(
  String.raw`(?<=[,.;!?])\s+|\n+|\s+[-–—]+\s+|\s+(?=(?:because|cause|cuz|coz|bc|since|but|as (?:my|our|i|we|the))\s)|\s+(?=so (?:can|could|make|lets|let's|actually|that|i|we|he|she|they|\d{1,2}(?=:|\s))\s?)|(?<=\b(?:instead|please|pls|noon|midnight|later|earlier|\d{1,2}(?: ?[ap]m?)?))\s+(?=${SUBJECT}\s)`,
  'i',
);

/** Anyone who corrects something is brief, and each clause is read by itself. */
const MOST_CLAUSES = 8;

/**
 * A text without the clauses that only say why, chat or refuse what stands, for what they leave: "make that 7, kids bedtime lol" is "make
 * that 7,", "can't do the 8th, 9th?" is "9th?". What may set a condition or names another part of a show is no such clause.
 */
export const bareText = (text: string, standing: Standing, read: Read): BareText => {
  const written = text.split(BETWEEN_CLAUSES);
  if (written.length > MOST_CLAUSES) return { text, refuses: false, absent: [] };
  const clauses = written
    .map((clause) => ({ clause, ...roleOf(clause, standing, read) }))
    .map((one, at, all) => (isSecondThought(all, at) ? { ...one, role: 'wish' as const } : one));
  const told = clauses.filter(({ role }) => role === 'wish').map(({ clause }) => clause);
  return {
    text: told.length === clauses.length ? text : told.join(' '),
    refuses: clauses.some(({ role }) => role === 'refusal'),
    absent: clauses.flatMap(({ absent = [] }) => absent),
  };
};

/** "Make it 9. Actually don't": behind a wish it may be that wish that is refused. */
const isSecondThought = (clauses: readonly Role[], at: number): boolean =>
  clauses[at]?.isBare === true && clauses.slice(0, at).some(({ role }) => role === 'wish');

interface Role {
  role: 'wish' | 'reason' | 'refusal';
  absent?: readonly number[];
  /** It refuses without saying what. */
  isBare?: boolean;
}

const roleOf = (written: string, standing: Standing, read: Read): Role => {
  const clause = written.replace(KIND, ' ').replace(STARTLED, '').trim();
  if (!/\p{L}/u.test(clause) || clause.includes('?')) return { role: 'wish' };
  const reading = read(clause);
  if (isKept(clause, standing, reading)) return { role: 'reason' };
  if (OPENS.test(clause)) return { role: 'wish' };
  if (isWhyNot(clause, standing, reading)) return { role: 'refusal' };
  if (refuses(clause, standing, reading))
    return { role: 'refusal', isBare: namesNoDay(reading) && !/\d/.test(clause) };
  if (/\d/.test(clause)) return { role: 'wish' };
  const absent = standing.acts.filter((act) => isNamed(act, reading)).map(({ id }) => id);
  if (absent.length > 0 && ABSENT.test(clause) && namesNoDay(reading)) return { role: 'refusal', absent };
  return { role: namesNothing(reading) ? roleOfTold(clause) : 'wish' };
};

/** Of a clause that names no part of a show. */
const roleOfTold = (clause: string): Role['role'] => {
  if (isOfThatDay(clause)) return 'refusal';
  return isReason(clause) ? 'reason' : 'wish';
};

const KIND = /(?<![\w'])(?:sorry|srry|sry|sori|please|pls|thanks|thx)(?![\w'])/gi;

const STARTLED = /^\W*(?:(?:oh|ah|hey|no|shoot|dang|crap)\W+)*wait\W+(?:no\W+)?/i;

/** It makes what stands beside it uncertain, or goes on about when and whether. */
const OPENS =
  /(?<![\w'])(?:if|unless|(?:until|till?)(?! late)|before|after|or|either|except|only|maybe|perhaps|might|may|probably|prob|hopefully|wait|hold|hang|check\w*|ask\w*|confirm\w*|depend\w*|pending|keep|leave|stay|stick|first|let (?:me|you|u|us|ya)|lmk|know|sure|guess|rather|prefer|instead|otherwise|else|still|jk|kidding|joking|cancel\w*|change\w*|move[ds]?|switch\w*|swap\w*|start\w*|end|ends|ending)(?![\w'])/i;
/** "I have choir til 8:30", "the guys get off work at 7": how long somebody is kept, which is no time of the show unless it was asked for. */
const BUSY =
  /^(?!.*(?<![\w'])(?:if|unless|or|play|set|show|stage)(?![\w']))\D*(?<![\w'])(?:(?:have|has|got|works?|working|teach(?:es)?|teaching|class|busy)(?![\w'])\D* (?:until|till?|by)|(?:gets?|getting|is|are|am|i'?m|(?:s?he|they|we)'?(?:s|re)) (?:off|out)(?: of)?(?: (?:work|class|school|church|practice))? (?:at|until|till?|around)) (?:about |like |around )?\d{1,2}(?::\d\d)? ?(?:[ap]m?)?(?: (?:on )?(?:sun|mon|tues|wednes|thurs|fri|satur)days?)?\W*$/i;
const isKept = (clause: string, { time }: StandingWhen, reading: EventRequest): boolean =>
  BUSY.test(clause) && !reading.date && reading.time?.value !== time;
const DENIES =
  /n't\b|(?<![\w'])(?:no|not|never|nobody|none|cant|cannot|wont|dont|doesnt|didnt|isnt|arent|wasnt|werent|couldnt|wouldnt|taken|gone|booked)(?![\w'])/i;
/** "My drummer can't get off work" denies nothing of the request. */
const OF_ITS_OWN =
  /^(?:(?:and|so|because|cause|cuz|coz|bc|since|as|cos|but) )*(?:my|our|the|his|her|their) (?!show|gig|set|slot|time|date|day|night|one|band|group|guys|trio|duo)\w+/i;
const POINTS = /(?<![\w'])(?:it|that|this|then|anymore|any more|day|date|time|play|perform|come)(?![\w'])/i;
const OF_THAT_DAY = /(?<![\w'])that (?:same )?(?:day|night|date|evening|weekend|time)(?![\w'])/i;
/** It tells of the day that was asked for, and nothing good. */
const isOfThatDay = (text: string): boolean => OF_THAT_DAY.test(text) && !PRAISES.test(text);
const PRAISES =
  /(?<![\w']|to )(?:works?|good|great|perfect|fine|better|best|ok|okay|love|like|free|open|available|cool)(?![\w'])/i;
const ABSENT =
  /n't\b|(?<![\w'])(?:out|away|sick|ill|hurt|busy|gone|booked|dropped|not|cant|cannot|wont|isnt|no longer)(?![\w'])/i;

const isReason = (clause: string): boolean => {
  const isOfItsOwn = OF_ITS_OWN.test(clause) && !POINTS.test(clause);
  if (DENIES.test(clause) && !isOfItsOwn) return false;
  const { cue, takesBack, isOpen, wantsChange, isAgainst, asksForMore } = correctionWords(clause);
  return (
    cue === null && !isOpen && !wantsChange && !asksForMore && (isOfItsOwn || (!takesBack && !isAgainst))
  );
};

/** What a clause has that only says that the request cannot be: "they can't do Friday anymore". */
const REFUSING = wordSet(`
  i we he she they it that this cant cannot wont not able to be do make play think day date time night early late anymore any more after all then now the show gig on at in dont doesnt didnt isnt work works for me us him her
  them is are got gets been already taken gone booked longer no oh shoot dang darn actually so but and just hmm ah ugh turns out unfortunately ok well hey man lets told you u said put wrote typed`);

const refuses = (clause: string, standing: StandingWhen, reading: EventRequest): boolean =>
  (DENIES.test(clause) || SAID.test(clause)) &&
  isOfStanding(standing, reading) &&
  reading.artist?.confidence !== 'certain' &&
  unreadWords(clause, reading).every((word) => REFUSING.has(word) || isHourOf(word, standing)) &&
  wordsOf(clause).length > 1;
/** "I told you 8", before what was meant. */
const SAID = /(?<![\w'])(?:told|said|put|wrote|typed)(?![\w'])/i;

const isOfStanding = (standing: StandingWhen, reading: EventRequest): boolean =>
  isSameDay(reading, standing) && (!reading.time || reading.time.value === standing.time);

const isHourOf = (word: string, { time }: StandingWhen): boolean =>
  time !== null && /^\d{1,2}$/.test(word) && Number(word) % 12 === Number(time.slice(0, 2)) % 12;

/** "The 8th is our anniversary", "got a wedding on the 8th", "8 is too early": of what stands, and nothing good. */
const isWhyNot = (clause: string, standing: StandingWhen, reading: EventRequest): boolean =>
  (reading.date !== undefined || reading.time !== undefined || TOO.test(clause)) &&
  isOfStanding(standing, reading) &&
  (!TOO.test(clause) ||
    wordsOf(clause).every((word) => !/\d/.test(word) || isHourOf(word, standing) || reading.date)) &&
  reading.artist?.confidence !== 'certain' &&
  /(?<![\w'])(?:is|it'?s|was|got|has|have|too|es|hay|tengo|tienen?|tenemos)(?![\w'])/i.test(clause) &&
  !PRAISES.test(clause);
const TOO = /(?<![\w'])too (?:early|late|soon|far)(?![\w'])/i;

const namesNoDay = ({ date, time }: EventRequest): boolean => !date && !time;

const isNamed = ({ id }: KnownArtist, { artist, others = [], problems }: EventRequest): boolean =>
  [artist?.value, ...others].some((act) => act?.id === id) ||
  problems.some((problem) => 'candidates' in problem && problem.candidates.some((act) => act.id === id));

const NOTHING = wordSet('no-artist no-date no-time unknown-artist unclear empty');
const namesNothing = ({ artist, date, time, problems }: EventRequest): boolean =>
  !artist && !date && !time && problems.every(({ kind }) => NOTHING.has(kind));

/** Whether an act that cannot play is in a reading. */
export const hasAbsent = (reading: EventRequest, { absent }: BareText): boolean =>
  actsIn(reading).some(({ id }) => absent.includes(id));
