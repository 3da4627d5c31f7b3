/** Width of a text in pixels, as a canvas would draw it. */
export type MeasureText = (text: string) => number;

/** What a reader takes for one character: an emoji of several code points or a letter with its marks is never cut apart. */
export const charactersOf = (text: string): string[] =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);

/**
 * The whole words of the first so many characters and an ellipsis, or all of a shorter text. Only a word that is longer by
 * itself is cut apart.
 */
export const cutText = (text: string, length: number): string => {
  const characters = charactersOf(text.trim());
  if (characters.length <= length) return characters.join('');
  const start = characters.slice(0, length).join('');
  const isBetweenWords = /^\s/.test(characters[length] ?? '');
  const words = isBetweenWords ? start : start.replace(/\s+\S*$/, '');
  return `${words.replace(/[\s.,;:–—-]+$/, '')}…`;
};

/**
 * Breaks text into lines no wider than `width`. Line breaks in the text are kept, a blank line as a blank line; a word
 * that is wider than a line by itself is broken between characters.
 */
export const wrapText = (text: string, width: number, measure: MeasureText): string[] =>
  text
    .trim()
    .split(/\r\n|\r|\n/)
    .flatMap((paragraph) => wrapParagraph(paragraph, width, measure));

const EVENING_STEP = 0.96;

/** The same number of lines as `wrapText`, of much the same length, so that no last word stands alone. */
export const wrapEvenly = (text: string, width: number, measure: MeasureText): string[] => {
  let lines = wrapText(text, width, measure);
  const { length } = lines;
  if (length < 2) return lines;
  const longestWord = Math.max(...text.split(/\s+/).map(measure));
  for (let narrower = width * EVENING_STEP; narrower >= longestWord; narrower *= EVENING_STEP) {
    const evener = wrapText(text, narrower, measure);
    if (evener.length > length) break;
    lines = evener;
  }
  return lines;
};

const wrapParagraph = (paragraph: string, width: number, measure: MeasureText): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    const pieces = breakWord(word, width, measure);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return [...lines, line];
};

const breakWord = (word: string, width: number, measure: MeasureText): string[] => {
  if (measure(word) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const character of charactersOf(word)) {
    if (piece && measure(piece + character) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
};

/** Which way a text runs: by its first letter that has a direction, as browsers decide for `dir="auto"`. */
export const directionOf = (text: string): 'ltr' | 'rtl' => {
  const [letter] = /\p{L}/u.exec(text) ?? [];
  return letter && RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
};

const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
