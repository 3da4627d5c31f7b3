/** @returns the words of a text, which white space and line ends stand between */
export const words = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

/** Words to look up: `wordSet('see hear')`. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(words(text));
