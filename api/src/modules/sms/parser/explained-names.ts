import type { Message } from './message.js';
import { phrases, saysOne } from './phrases.js';
import { wordSet } from './word-set.js';

const EXPLANATIONS = phrases(`
  real name | actual name | their name | the name | his name | her name | a name | name of the | band name | theyre called | they are called | its called | it is called | are called | is called | what theyre called | whats theyre called
  not a band | not any band | group named | group called | act named | act called | band named | band called | trio called | trio named | duo called | duo named
`);
const ACTS = wordSet('band act group name trio duo artist singer');
const POINTING = wordSet('thats that is its the theyre are');

/** Whether the sender says that everyday words are a name: "yes, that IS their name", "not a band, THE Band". */
export const isNameExplained = (message: Message): boolean =>
  message.tokens.some((_, at) => saysOne(message, at, EXPLANATIONS));

/** Whether the sender says that an act is meant: "thats the act, im not just being polite", "(the trio)". */
export const isActExplained = (message: Message): boolean =>
  isNameExplained(message) ||
  message.tokens.some(
    (_, at) =>
      ACTS.has(message.text(at)) &&
      ['the', 'an', 'a', 'their'].includes(message.text(at - 1)) &&
      (POINTING.has(message.text(at - 2)) || isFence(message, at - 2)) &&
      (['not', 'lol', 'haha', 'name'].includes(message.text(at + 1)) || isFence(message, at + 1)),
  );

/** Between a name and other words. */
export const isFence = (message: Message, at: number): boolean => {
  const token = message.tokens[at];
  return token === undefined || token.kind === 'break' || FENCES.has(token.text);
};

const FENCES = wordSet(', . : ; / ( ) " = ! -');
