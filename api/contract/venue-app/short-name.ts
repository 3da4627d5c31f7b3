/** Characters that every launcher shows below an icon. */
export const SHORT_NAME_LENGTH = 12;

const ARTICLE = /^(?:the|a|an)\s+(?=\S)/i;

/** Words that no name ends with. */
const LEADS_ON = /(?:^|\s+)(?:[&+·|/–—-]+|and|or|of|at|in|on|the|a|an|'?n'?)$/i;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Counted as people count, so that an emoji is one. */
const lengthOf = (text: string): number => [...graphemes.segment(text)].length;

const isShort = (name: string): boolean => lengthOf(name) <= SHORT_NAME_LENGTH;

/**
 * A venue's name as it stands below an icon: whole, else without its article, else as many of its words as fit. A first
 * word that is longer stays whole: launchers cut it themselves (W3C Web Application Manifest, `short_name`).
 */
export const shortNameOf = (name: string): string => {
  if (isShort(name)) return name;
  const words = name.replace(ARTICLE, '').split(/\s+/);
  let short = words.shift() ?? name;
  for (const word of words) {
    const longer = `${short} ${word}`;
    if (!isShort(longer)) break;
    short = longer;
  }
  return short.replace(/[,;:]$/, '').replace(LEADS_ON, '') || short;
};
