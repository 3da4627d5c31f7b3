import type { Message } from './message.js';
import { opensAClause } from './neighbours.js';
import { nextAfterThe, phrases, saysOne } from './phrases.js';
import { sentencesOf } from './sentences.js';
import { wordSet } from './word-set.js';

/** What is said and not meant, or dreamt of. */
const UNMEANT = phrases(`
  guess who | ended up | thanks a lot for | too rich | too expensive | too pricey | too much for | too much money | iffy | i doubt | we doubt | doubt the | doubt they | doubt that | doubt he | doubt she | doubt it | doubts | doubtful | doubting | on the fence | torn between | hard to say | refuse | refuses | refusing | refused | hesitant | skeptical | leery | reluctant | wary
  be joking | be kidding | kidding me | youre kidding | you serious | i give up | said the | and watch the | but only | only with | only after | only when
  any word | any news | any update | any luck | an answer | status of | status on | update on | wanna go | wanna come with | wanna come see | wanna come to | wanna join | go with me | come with me | whos in | whos down
  like to start at | like to begin at | like to go on at | wants to start at | wants to go on at | needs to start at | need to start at | want to start at | hows it looking | hows that looking
  dinner with | lunch with | breakfast with | coffee with | drinks with | beers with
  lets not | let us not | rather not | please not | be the day | would you ever | would yall ever | could you ever | ever consider | ever think | dont know where
  yeah right | dead body | let me guess | lemme guess | nothing says | nothing like | real smart | real genius | genius | said no one | said nobody | in my dreams | in your dreams | in his dreams | queen of england | king of england | what could go wrong | could possibly go wrong | as if | when pigs | when hell | hell freezes | fat chance | good luck with | must be nice
  someday | one of these days | some day | one day we | could be fun | would be fun | might be fun | be funny | be hilarious | be nice to | be cool to | we should | should we | you should | yall should | they should | somebody should | someone should | might as well | may as well
  a no | hard no | firm no | big no | fat no | its a no | count us in | count me in | will advise | keep you posted | keep u posted | keep yall posted | stay tuned | more to come | working on | in talks | in the works | sound like
  apparently | supposedly | allegedly | reportedly | evidently | seemingly | presumably | according to | rumor | rumour | rumors | word is | word on the street
  until i hear | until i know | until i find | until i talk | until i check | until we know | until we find | until we talk | until she says | until he says | until they say | until he signs | until she signs | until they sign | until they confirm | until he confirms | until she confirms
`);
const WOULD = wordSet('id wed youd hed shed theyd');
const ADVERBS = wordSet(
  'really also so sure much dearly greatly very all definitely absolutely truly just both certainly still',
);
const WISHES = wordSet('like love appreciate be prefer want need enjoy adore welcome');
const NOBODY = wordSet('nobody noone nothing none neither nor hardly barely');
const HARMLESS_NOTHING = wordSet('fancy crazy special major big else extra loud too');

/** Whether the sender plays with words or thoughts: sarcasm, dreams, "I'd put", "were it up to me". */
export const isUnreal = (
  message: Message,
  { mentioned, stories }: { mentioned: ReadonlySet<number>; stories: ReadonlySet<number> },
): boolean => {
  const core = coreOf(message, mentioned);
  return message.tokens.some(
    (_, at) =>
      saysOne(message, at, UNMEANT) ||
      isQuoting(message, at) ||
      (core.has(at) && isAuxiliary(message, at)) ||
      (!stories.has(at) &&
        (isInverted(message, at) ||
          isOnce(message, at) ||
          (core.has(at) && (isWould(message, at) || isNobody(message, at))))),
  );
};

/** The tokens of the sentences that name the artist, the day or the time. */
const coreOf = (message: Message, mentioned: ReadonlySet<number>): ReadonlySet<number> =>
  new Set(
    sentencesOf(message).flatMap(({ from, to }) => {
      const tokens = Array.from({ length: to - from }, (_, offset) => from + offset);
      return tokens.some((at) => mentioned.has(at) || message.isArtist(at)) ? tokens : [];
    }),
  );

const REPORTING = wordSet(
  'said says say saying goes asked asks asking wrote writes texted texts tells told claims claimed replied quote',
);

/** "he asked: can High Noon do it": somebody else's words. */
const isQuoting = (message: Message, at: number): boolean =>
  REPORTING.has(message.text(at)) &&
  [':', '"'].includes(message.text(message.text(at + 1) === ',' ? at + 2 : at + 1));

const AUXILIARIES = wordSet(
  'is are am was were do does did has have had isnt arent doesnt didnt hasnt havent',
);
const ASKED_FOR = wordSet(
  'available avail free open opening openings room space slot slots spot spots possible ok okay cool alright fine',
);
const OFFERED = wordSet('it that you u ya yall there this any');

/** "are kids ok at High Noon": a question of fact, but not "is it ok if", "is the 12th open", "have the Rattlers play". */
function isAuxiliary(message: Message, at: number): boolean {
  const token = message.free(at);
  if (!token || !AUXILIARIES.has(token.text) || (token.text === 'were' && token.apostrophe)) return false;
  if (!opensASentence(message, at)) return false;
  const subject = nextAfterThe(message, at);
  if (message.takenAs(subject) !== undefined || message.free(subject)?.kind !== 'word') return false;
  return (
    !OFFERED.has(message.text(subject)) ||
    !message.tokens.some(({ text }, index) => index > at && ASKED_FOR.has(text))
  );
}

const opensASentence = (message: Message, at: number): boolean =>
  at === 0 || message.tokens[at - 1]?.kind === 'break' || ['.', '!', '?'].includes(message.written(at - 1));

/** "Once Cody signs, put him on", but not "once again". */
const isOnce = (message: Message, at: number): boolean =>
  message.text(at) === 'once' &&
  opensAClause(message, at) &&
  !['again', 'more', 'in', 'upon', ','].includes(message.text(at + 1));

/** "I'd put the Coyotes on", but not "I'd like the Coyotes". */
function isWould(message: Message, at: number): boolean {
  const token = message.free(at);
  if (!token?.apostrophe || !WOULD.has(token.text)) return false;
  let next = at + 1;
  while (ADVERBS.has(message.text(next))) next++;
  return message.tokens[next]?.kind === 'word' && !WISHES.has(message.written(next));
}

const INVERTED = wordSet('were had should');
const SUBJECTS = wordSet('it i we he she they you the');

/** "were it up to me", "should the weather hold" */
const isInverted = (message: Message, at: number): boolean =>
  INVERTED.has(message.text(at)) && SUBJECTS.has(message.text(at + 1)) && opensAClause(message, at);

const isNobody = (message: Message, at: number): boolean =>
  (!message.says(at - 3, 'not') &&
    !message.says(at - 2, 'not') &&
    NOBODY.has(message.text(at)) &&
    !HARMLESS_NOTHING.has(message.text(at + 1))) ||
  message.says(at, 'no', 'one');
