/** The first letters of a name, or of its first and last word. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const first = (word = '') => [...word][0] ?? '';
  return `${first(words[0])}${words.length > 1 ? first(words.at(-1)) : ''}`.toUpperCase();
};
