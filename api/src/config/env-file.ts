/** `NAME=value` without quotes, and a # in the value: Node takes that for the beginning of a comment, blank before it or not. */
const CUT = /^\s*(?:export\s+)?(\w+)\s*=\s*[^\s'"`#][^#\n]*?(?<!\s)#/gm;

/** The names in a `.env` file whose value Node reads up to a # alone, as it does with an unquoted password. */
export const cutValues = (text: string): string[] => [...text.matchAll(CUT)].map(([, name = '']) => name);
