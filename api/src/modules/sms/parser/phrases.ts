import type { Message } from './message.js';
import { wordSet } from './word-set.js';

/** Phrases by their first word, each as its words. */
export type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

/** @param text phrases with bars and line ends between them */
export function phrases(text: string): Phrases {
  const byWord = new Map<string, string[][]>();
  const all = text
    .split(/[|\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)
    .map((phrase) => phrase.split(' '));
  for (const phrase of all) byWord.set(phrase[0] ?? '', [...(byWord.get(phrase[0] ?? '') ?? []), phrase]);
  return byWord;
}

/** How many tokens the phrase there has, 0 for none of them. */
export const phraseAt = (message: Message, at: number, all: Phrases): number =>
  (all.get(message.written(at)) ?? []).find((phrase) =>
    phrase.every((word, offset) => message.written(at + offset) === word),
  )?.length ?? 0;

/** Whether one of the phrases stands there. */
export const saysOne = (message: Message, at: number, all: Phrases): boolean =>
  (all.get(message.written(at)) ?? []).some((phrase) =>
    phrase.every((word, offset) => message.written(at + offset) === word),
  );

const SKIPPED = wordSet('the this on at for that our los if');

/** The token after this one, articles and prepositions skipped. */
export function nextAfterThe(message: Message, at: number): number {
  let next = at + 1;
  while (SKIPPED.has(message.text(next))) next++;
  return next;
}
