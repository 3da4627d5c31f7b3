/** Origins written with commas between. */
export const originsOf = (text: string): string[] => text.split(',').map((part) => part.trim());

/** Whether that is what stands there: addresses of the web without a path. */
export const areOrigins = (text: string): boolean => originsOf(text).every(isOrigin);

const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** Whether it is an address of the web with nothing behind its host and port, but perhaps a slash. */
export const isHostAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { href, origin, protocol } = new URL(text);
  return /^https?:$/.test(protocol) && href === `${origin}/`;
};
