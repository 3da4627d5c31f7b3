const WHOLE_CODE = /^[0-9A-F]{16}$/;

/**
 * The code of a member card as it is stored.
 * @param text scanned, which is an address that ends in it, or typed, in groups and in any case
 * @returns null for anything else, such as a name
 */
export const readCardCode = (text: string): string | null => {
  const code = text
    .replace(/^https?:\/\/\S+\/m\//i, '')
    .replaceAll(/[\s-]/g, '')
    .toUpperCase();
  return WHOLE_CODE.test(code) ? code : null;
};
