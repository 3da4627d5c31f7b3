import { keepable } from '#src/common/keepable.js';

const BREAKS = /<(?:br|hr)\s*\/?>|<\/(?:p|div|li|h[1-6]|tr|ul|ol)>/gi;
const ITEMS = /<li[^>]*>/gi;
const HIDDEN = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi;
const TAGS = /<\/?[a-z][^<>]*>/gi;

/** Longer ones are refused anyway. */
const LONGEST = 50_000;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

/** The words of a description that a program wrote as a piece of a web page; text without markup stays as it is. */
export const plainDescription = (text: string): string => {
  if (text.length > LONGEST) return text;
  const hasMarkup = /<\/?(?:p|br|div|span|a|b|i|u|ul|ol|li|strong|em|h[1-6]|html|body)\b[^<>]*>/i.test(text);
  const lines = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  const words = hasMarkup
    ? lines
        .replace(HIDDEN, '')
        .replace(BREAKS, '\n')
        .replace(ITEMS, '• ')
        .replace(TAGS, '')
        .replace(/&(#x?[\da-f]+|\w+);/gi, entity)
    : lines;
  return keepable(words.replace(/[ \t\u00A0]+\n/g, '\n').replace(/\n{3,}/g, '\n\n')).trim();
};

const entity = (whole: string, name: string): string => {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isCharacter =
    Number.isInteger(code) && code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : whole;
};
