/** Typographic marks and the like of them that every phone has (GSM 7-bit alphabet, 3GPP TS 23.038 §6.2.1). */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚′]/g, "'"],
  [/[“”„″«»]/g, '"'],
  [/[‐‑‒–—―]/g, '-'],
  [/…/g, '...'],
  [/[\u00A0\u2007-\u200A\u202F]/g, ' '],
  [/[•·]/g, '-'],
];

/** One curly quote or long dash more than doubles what a text message costs. */
export const plainMarks = (text: string): string =>
  PLAIN.reduce((plain, [mark, instead]) => plain.replace(mark, instead), text);
