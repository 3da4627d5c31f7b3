import { actsIn, type KnownArtist } from '#src/modules/sms/parser/event-request.js';
import type { StandingRequest } from '#src/modules/sms/conversation/standing-request.js';
import type { HeardText } from '#src/modules/sms/conversation/verdict.js';
import { actsOf, isNamed, ONLY } from '#src/modules/sms/conversation/words/named-acts.js';
import { correctionWords } from '#src/modules/sms/conversation/words/correction-words.js';
import { clausesOf } from './text-parts.js';

/** The request with the acts whom a text adds, or without those whom it takes away; none where it speaks of no act. */
export const withOtherActs = (heard: HeardText, earlier: StandingRequest): StandingRequest[] => {
  const bill = actsOf(earlier);
  return [[...bill, ...addedTo(bill, heard)], leftOf(bill, heard)]
    .filter(({ length }) => length !== bill.length)
    .flatMap(([artist, ...others]) => (artist ? { ...earlier, artist, others } : []));
};

/** "Add Cody Reed too, he'll go last", "put us both" */
const addedTo = (bill: readonly KnownArtist[], { text, acts, read }: HeardText): KnownArtist[] => {
  const alone = read(text, []);
  const named = JOINS.test(text) && alone.artist?.confidence === 'certain' ? actsIn(alone) : [];
  const wanted = [...named, ...(ALL_OF_US.test(text) ? acts : [])];
  return [...new Map(wanted.map((act) => [act.id, act])).values()].filter((act) => !isOn(bill, act));
};
const JOINS =
  /(?<!\w)(?:add|too|also|as well|join\w*|with (?:me|us)|both|split|share|sharing|opens?|opening|on there|on the bill)(?!\w)/i;
const ALL_OF_US = /(?<!\w)(?:(?:us|we) (?:both|all)|both of us)(?!\w)/i;

/** "Scratch Tammy", "it's just gonna be Wade", "he's out, just me": who is left of a bill. */
const leftOf = (bill: readonly KnownArtist[], { text, acts }: HeardText): readonly KnownArtist[] => {
  const namedWhere = (words: RegExp): KnownArtist[] => namedBeside(words, bill, text);
  if (bill.length < 2) return bill;
  const stay = namedWhere(ONLY);
  if (stay.length > 0) return stay;
  const leave = namedWhere(LEAVES);
  if (leave.length > 0) return bill.filter((act) => !isOn(leave, act));
  return ONLY.test(text) ? bill.filter((act) => isOn(acts, act)) : bill;
};
/** The acts of a bill whom a clause names with one of these words. */
const namedBeside = (words: RegExp, bill: readonly KnownArtist[], text: string): KnownArtist[] =>
  bill.filter((act) => clausesOf(text).some((clause) => words.test(clause) && isNamed(act, clause, bill)));

/** "Tammy can't make it, just Wade": of each act of the bill it says whether it plays. */
export const saysWhoStays = ({ text }: HeardText, earlier: StandingRequest): boolean => {
  const bill = actsOf(earlier);
  const [stay, leave] = [ONLY, LEAVES].map((words) => namedBeside(words, bill, text));
  const isSaid = (act: KnownArtist): boolean => isOn(stay ?? [], act) !== isOn(leave ?? [], act);
  return (
    Boolean(stay?.length && leave?.length) &&
    bill.every(isSaid) &&
    !/\?/.test(text) &&
    !correctionWords(text).isOpen
  );
};

const LEAVES =
  /\b(?:scratch|drop|remove|take|without|minus|out|sick|can'?t|cannot|won'?t|isn'?t|not|no|off)\b/i;

const isOn = (acts: readonly KnownArtist[], { id }: KnownArtist): boolean =>
  acts.some((act) => act.id === id);
