import { keepable } from './keepable.js';

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Fit to stand in HTML and XML, between tags and in double quotes; without what XML cannot write, which rows that are older than
 * our rules may hold.
 */
export const escaped = (text: string): string =>
  keepable(text).replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);
