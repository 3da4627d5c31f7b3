import { charactersOf, directionOf } from '#contract/rules/text-lines';

/** Where poster text wraps, in pixels of a poster 1080 wide (spec §9 "Poster"). */
export const POSTER_TEXT_WIDTH = 920;
/** How much of an event's description a poster has room for, in characters (spec §9). */
const POSTER_DESCRIPTION_LENGTH = 100;

/** The description as a poster shows it: its first 100 characters, and an ellipsis where there are more (spec §9). */
export const cutDescription = (description: string): string => {
  const characters = charactersOf(description.trim());
  const start = characters.slice(0, POSTER_DESCRIPTION_LENGTH).join('');
  return characters.length > POSTER_DESCRIPTION_LENGTH ? `${start}…` : start;
};

/**
 * The event's name in lower case, everything but a to z and digits as an underscore, then `_poster.png` (spec §9). A story
 * has a file of its own.
 */
export const posterFileName = (eventName: string, format: 'square' | 'story'): string => {
  const name = eventName.toLowerCase().replace(/[^a-z\d]/gu, '_');
  return `${name}${format === 'story' ? '_story' : ''}_poster.png`;
};

/** Whether letters may be set apart: joined scripts, Arabic among them, would fall to pieces. */
export const canBeSpaced = (text: string): boolean =>
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u.test(text);

/* Signs of Unicode's bidirectional algorithm (UAX 9), which draw nothing. */
const LEFT_TO_RIGHT = '\u200e';
const [ISOLATE, END] = ['\u2068', '\u2069'];

/** A name among others: one that is written from right to left keeps its neighbours in their order. */
export const isolated = (name: string): string =>
  directionOf(name) === 'rtl' ? `${ISOLATE}${name}${END}` : name;

/** The lines of a text: an isolated name that goes on in the next line is isolated in both. */
export const isolatedLines = (lines: string[]): string[] => {
  if (!lines.some((line) => line.includes(ISOLATE))) return lines;
  let isOpen = false;
  return lines.map((line) => {
    const whole = `${LEFT_TO_RIGHT}${isOpen ? ISOLATE : ''}${line}`;
    isOpen = whole.lastIndexOf(ISOLATE) > whole.lastIndexOf(END);
    return isOpen ? `${whole}${END}` : whole;
  });
};

/** Which way a line of a poster runs. */
export const lineDirection = (line: string): 'ltr' | 'rtl' =>
  line.startsWith(LEFT_TO_RIGHT) ? 'ltr' : directionOf(line);
