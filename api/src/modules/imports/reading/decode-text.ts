import { analyse } from 'chardet';
import iconv from 'iconv-lite';
import { fileEmpty, fileUnreadable } from '#src/modules/imports/import-errors.js';

/** A file as text, and what was noticed on the way. */
export interface DecodedText {
  text: string;
  notes: string[];
}

/** Files that people take for lists, by what they begin with. */
const FOREIGN: readonly { begins: readonly number[]; says: string }[] = [
  {
    begins: [0x25, 0x50, 0x44, 0x46],
    says: 'This is a PDF, whatever its name says. Please export a CSV or ICS file.',
  },
  {
    begins: [0x50, 0x4b, 0x03, 0x04],
    says: 'This is a workbook or a ZIP archive. Unpack it, or open it and save it as CSV, then choose that file.',
  },
  {
    begins: [0xd0, 0xcf, 0x11, 0xe0],
    says: 'This is an old Excel workbook. Please open it, save it as CSV, then choose that file.',
  },
  { begins: [0x1f, 0x8b], says: 'This file is compressed. Please unpack it first.' },
  { begins: [0x89, 0x50, 0x4e, 0x47], says: 'This is a picture. Please export a CSV or ICS file.' },
  { begins: [0xff, 0xd8, 0xff], says: 'This is a picture. Please export a CSV or ICS file.' },
];

const NO_TEXT = 'This file is no text. Please export a CSV or ICS file.';
const WEB_PAGE = 'This is a web page and no list. Please look for the Export or Download button there.';

/** Looked at to find the encoding. */
const SAMPLE_BYTES = 64 * 1024;
/** More control characters than this share of the sample is no text of any encoding. */
const MOST_CONTROLS = 0.01;

/**
 * The text of a file in whatever encoding its program chose: UTF-8, UTF-16 with or without a mark, else the likeliest of the
 * older ones, which is told.
 * @throws DomainError `imports.file-empty`, `imports.file-unreadable`
 */
export const decodeText = (bytes: Buffer): DecodedText => {
  if (bytes.length === 0) throw fileEmpty();
  const foreign = FOREIGN.find(({ begins }) => begins.every((byte, place) => bytes[place] === byte));
  if (foreign) throw fileUnreadable(foreign.says);
  const { text, notes } = decode(bytes);
  const plain = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '')
    .toWellFormed();
  if (/^\s*<(?:!doctype html|html)/i.test(plain)) throw fileUnreadable(WEB_PAGE);
  if (isBinary(plain)) throw fileUnreadable(NO_TEXT);
  if (plain.trim() === '') throw fileEmpty();
  return { text: plain, notes };
};

const decode = (bytes: Buffer): DecodedText => {
  const wide = wideEncoding(bytes);
  if (wide)
    return {
      text: iconv.decode(bytes, wide),
      notes: ['The file is written in UTF-16; it was read as such.'],
    };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), notes: [] };
  } catch {
    return decodeOlder(bytes);
  }
};

/** UTF-16 by its mark, or by its zeros: Western text has one in every second byte. */
const wideEncoding = (bytes: Buffer): 'utf16-le' | 'utf16-be' | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf16-le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf16-be';
  const sample = bytes.subarray(0, 1024);
  const zeros = [0, 0];
  for (const [place, byte] of sample.entries())
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > sample.length / 5 && even === 0) return 'utf16-le';
  return even > sample.length / 5 && odd === 0 ? 'utf16-be' : undefined;
};

/** Programs of the West that write no Unicode write Windows-1252; a guess is taken only where it is a good one. */
const decodeOlder = (bytes: Buffer): DecodedText => {
  const [guess] = analyse(bytes.subarray(0, SAMPLE_BYTES));
  const isSure = guess !== undefined && guess.confidence >= 60 && !/^(UTF|ISO-8859-1$)/.test(guess.name);
  const encoding = isSure && iconv.encodingExists(guess.name) ? guess.name : 'windows-1252';
  const note = `The file is not written in Unicode; it was read as ${encoding}. Please look whether accents are right.`;
  return { text: iconv.decode(bytes, encoding), notes: [note] };
};

const isBinary = (text: string): boolean => {
  const sample = text.slice(0, SAMPLE_BYTES);
  const controls = sample.match(/(?![\t\n\v\f\r])[\p{Cc}\uFFFD]/gu)?.length ?? 0;
  return controls > sample.length * MOST_CONTROLS;
};
