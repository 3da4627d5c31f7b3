const UNWANTED = /[\p{Cc}\u200B-\u200F\u202A-\u202E\u2066-\u2069]/gu;

/**
 * A client's name for a file, made fit to be kept and shown: no folder, no control or direction characters, well-formed.
 * @param max most characters, as PostgreSQL counts them
 * @param fallback for a name of which nothing is left
 */
export const shownFileName = (name: string, max: number, fallback: string): string => {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  const clean = base.toWellFormed().replace(UNWANTED, '').trim();
  return [...clean].slice(0, max).join('') || fallback;
};
