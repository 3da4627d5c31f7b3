import type { Message } from './message.js';
import { opensAClause } from './neighbours.js';
import { nextAfterThe, phrases, saysOne } from './phrases.js';
import { REQUEST_VERBS } from './request-words.js';
import { wordSet } from './word-set.js';

const FRAMES = phrases(`
  please | plz | porfa | kindly | por favor | queremos | quiero | any chance | avail | available | free on | open on | opening on
  can you | can u | can ya | can yall | can we | can i | can they | can he | can she | could you | could u | could ya | could yall | could we | could i | could they | could he | could she
  would you | would u | would ya | would yall | will you | will yall | may we | may i | might we | might i | mind putting | mind adding | mind booking
  would like | would love | would be | would enjoy | would so | id like | id love | wed like | wed love | theyd like | theyd love | hed like | hed love | shed like | shed love | d like | d love
  want | wants | wanna | wanting | need | needs | needing | gimme | lets | let us | lemme | looking to | looking for | hoping to | hoping for | hoping you | like to | love to
  request | requesting | requests | sign up | put in | put on | put down | down for | artist : | band : | act : | who : | date : | when :
`);
/** What stands right before a name in reports as well: "like the Rattlers", "is having Wade Tucker". */
const UNSURE = wordSet(
  'like love prefer have find plan run planning running using use choose chose picked will',
);
const HEADS = wordSet('so and then ok okay hey hi yo just also to go ahead now im');

/** Whether the message asks for something in so many words; "Rattlers fri 8pm" does not. */
export const isFramed = (message: Message): boolean =>
  message.tokens.some(
    (_, at) => saysOne(message, at, FRAMES) || isRequestVerb(message, at) || isModal(message, at),
  );

const MODALS = wordSet('can could would may will');

/** "can May Flowers play" */
const isModal = (message: Message, at: number): boolean =>
  MODALS.has(message.text(at)) &&
  message.isArtist(nextAfterThe(message, at)) &&
  opensAClause(message, at, HEADS);

function isRequestVerb(message: Message, at: number): boolean {
  const verb = message.text(at);
  if (!REQUEST_VERBS.has(verb)) return false;
  return (
    opensAClause(message, at, HEADS) ||
    (!UNSURE.has(verb) && !verb.endsWith('ing') && message.isArtist(nextAfterThe(message, at)))
  );
}
