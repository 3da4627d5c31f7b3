import type { Message } from './message.js';

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
