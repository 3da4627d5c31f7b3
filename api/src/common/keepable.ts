/** Controls but tabs and line breaks, and the two others that XML 1.0 cannot write. */
const UNKEEPABLE = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu;

/** The text as the database can keep it and every format can write it: well-formed, without NUL and its like. */
export const keepable = (text: string): string => text.toWellFormed().replace(UNKEEPABLE, '');
