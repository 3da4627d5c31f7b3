/** XML 1.0 has no way to write these; it has one for the controls from U+007F on. */
const NOT_XML = /(?![\t\n\r\u007F-\u009F])\p{Cc}|[\uFFFE\uFFFF]/gu;

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The text without what XML cannot write, which rows may hold that are older than our rules. */
export const writable = (text: string): string => text.toWellFormed().replace(NOT_XML, '');

/** Fit to stand in HTML and XML, between tags and in double quotes. */
export const escaped = (text: string): string =>
  writable(text).replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);
