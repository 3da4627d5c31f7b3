import type { Message } from './message.js';
import { nextAfterThe, phrases, saysOne } from './phrases.js';
import { REQUEST_VERBS } from './request-words.js';
import { sentencesOf } from './sentences.js';

/** What is said and not meant, or dreamt of. */
const UNMEANT = phrases(`
  guess who | ended up | thanks a lot for | too rich | too expensive | too pricey | too much | iffy | doubt | doubts | doubtful | doubting | on the fence | torn between | hard to say | refuse | refuses | refusing | refused | hesitant | skeptical | leery | reluctant | wary
  dinner with | lunch with | breakfast with | coffee with | drinks with | beers with
  lets not | let us not | rather not | please not | be the day | would you ever | would yall ever | could you ever | ever consider | ever think | dont know where
  yeah right | dead body | let me guess | lemme guess | nothing says | nothing like | real smart | real genius | genius | said no one | said nobody | in my dreams | in your dreams | in his dreams | queen of england | king of england | what could go wrong | could possibly go wrong | as if | when pigs | when hell | hell freezes | fat chance | good luck with | must be nice
  someday | one of these days | some day | one day we | could be fun | would be fun | might be fun | be funny | be hilarious | be nice to | be cool to | we should | should we | you should | yall should | they should | somebody should | someone should | might as well | may as well
  a no | hard no | firm no | big no | fat no | its a no | count us in | count me in | so excited | super excited | excited for | excited about | excited to see | will advise | keep you posted | keep u posted | keep yall posted | stay tuned | more to come | working on | in talks | in the works | sound like
  apparently | supposedly | allegedly | reportedly | evidently | seemingly | presumably | according to | rumor | rumour | rumors | word is | word on the street
  until i hear | until i know | until i find | until i talk | until i check | until we know | until we find | until we talk | until she says | until he says | until they say | until he signs | until she signs | until they sign | until they confirm | until he confirms | until she confirms
`);
const WOULD = new Set('id wed youd hed shed theyd'.split(' '));
const ADVERBS = new Set(
  'really also so sure much dearly greatly very all definitely absolutely truly just both certainly still'.split(
    ' ',
  ),
);
const WISHES = new Set('like love appreciate be prefer want need enjoy adore welcome'.split(' '));
const NOBODY = new Set('nobody noone nothing none neither nor hardly barely'.split(' '));
const HARMLESS_NOTHING = new Set('fancy crazy special major big else extra loud too'.split(' '));

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
      isForOneself(message, at) ||
      isPhoned(message, at) ||
      isVisited(message, at) ||
      isSomebodyOf(message, at) ||
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
      return tokens.some((at) => mentioned.has(at) || message.takenAs(at) === 'artist') ? tokens : [];
    }),
  );

const SHOWS = new Set('date show slot spot gig set band act night hold'.split(' '));
const WANTED = new Set('a an the some'.split(' '));

/** "book me a room", "get us 4 seats": something else than a show. */
const isForOneself = (message: Message, at: number): boolean =>
  ['me', 'us'].includes(message.text(at)) &&
  (isCountOfThings(message, at + 1) ||
    (REQUEST_VERBS.has(message.text(at - 1)) &&
      WANTED.has(message.text(at + 1)) &&
      message.free(at + 2)?.kind === 'word' &&
      !SHOWS.has(message.text(at + 2))));

const PLACES = new Set('ticket tickets tix seat seats chairs stools tables spots'.split(' '));

/** "4 tickets", but no phone number. */
const isCountOfThings = (message: Message, at: number): boolean =>
  message.takenAs(at) === 'count' && PLACES.has(message.written(at + 1));

const VISITS = new Set('at to during after before near'.split(' '));

/** "propose at the Dixie Dawn show" */
const isVisited = (message: Message, at: number): boolean =>
  VISITS.has(message.text(at)) &&
  message.takenAs(nextAfterThe(message, at)) === 'artist' &&
  message.tokens.some(
    (_, index) =>
      index > at &&
      message.takenAs(index - 1) === 'artist' &&
      ['show', 'gig', 'concert', 'thing'].includes(message.text(index)),
  );

/** "get Cody Reed on the phone" */
const isPhoned = (message: Message, at: number): boolean =>
  message.takenAs(at) === 'artist' &&
  (message.says(at + 1, 'on', 'the', 'phone') ||
    message.says(at + 1, 'on', 'the', 'line') ||
    message.says(at + 1, 'a', 'call'));

const REPORTING = new Set(
  'said says say saying goes asked asks asking wrote writes texted texts tells told claims claimed replied quote'.split(
    ' ',
  ),
);

/** "he asked: can High Noon do it": somebody else's words. */
const isQuoting = (message: Message, at: number): boolean =>
  REPORTING.has(message.text(at)) &&
  [':', '"'].includes(message.text(message.text(at + 1) === ',' ? at + 2 : at + 1));

const SOMEBODY = new Set(
  'guy guys girl dude fella fellow lady singer drummer bassist guitarist fiddler frontman kid'.split(' '),
);
const WHO_WRITES = new Set('is its im this thats with we are'.split(' '));

/** "the guy from the Rattlers", but not "this is the drummer of the Rattlers". */
function isSomebodyOf(message: Message, at: number): boolean {
  if (!SOMEBODY.has(message.text(at)) || !['from', 'of', 'in'].includes(message.text(at + 1))) return false;
  if (message.takenAs(nextAfterThe(message, at + 1)) !== 'artist') return false;
  const before = ['the', 'a', 'that', 'this'].includes(message.text(at - 1)) ? at - 2 : at - 1;
  return (
    (message.tokens[before]?.kind !== 'mark' && !WHO_WRITES.has(message.text(before))) ||
    message.tokens[before] === undefined
  );
}

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

const INVERTED = new Set('were had should'.split(' '));
const SUBJECTS = new Set('it i we he she they you the'.split(' '));

/** "were it up to me", "should the weather hold" */
const isInverted = (message: Message, at: number): boolean =>
  INVERTED.has(message.text(at)) && SUBJECTS.has(message.text(at + 1)) && opensAClause(message, at);

const opensAClause = (message: Message, at: number): boolean =>
  at === 0 || ['mark', 'break'].includes(message.tokens[at - 1]?.kind ?? '');

const isNobody = (message: Message, at: number): boolean =>
  (!message.says(at - 3, 'not') &&
    !message.says(at - 2, 'not') &&
    NOBODY.has(message.text(at)) &&
    !HARMLESS_NOTHING.has(message.text(at + 1))) ||
  message.says(at, 'no', 'one');
