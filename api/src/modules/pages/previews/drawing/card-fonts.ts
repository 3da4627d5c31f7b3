import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';

const { resolve } = createRequire(import.meta.url);

/**
 * Family names in the order in which letters are looked up, with the file each is drawn from: a machine may have no fonts at
 * all. Each file of a package holds one script.
 */
const FILES = {
  'Zilla Slab': 'zilla-slab/files/zilla-slab-latin-700-normal.woff2',
  'Zilla Slab Extended': 'zilla-slab/files/zilla-slab-latin-ext-700-normal.woff2',
  'Noto Vietnamese': 'noto-sans/files/noto-sans-vietnamese-700-normal.woff2',
  'Noto Greek': 'noto-sans/files/noto-sans-greek-700-normal.woff2',
  'Noto Cyrillic': 'noto-sans/files/noto-sans-cyrillic-700-normal.woff2',
  'Noto Devanagari': 'noto-sans/files/noto-sans-devanagari-700-normal.woff2',
  'Noto Arabic': 'noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff2',
  'Noto Hebrew': 'noto-sans-hebrew/files/noto-sans-hebrew-hebrew-700-normal.woff2',
  'Noto Emoji': 'noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff2',
  'Noto Symbols': 'noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff2',
};
const WOOD = 'Rye';
const WOOD_FILE = 'rye/files/rye-latin-400-normal.woff2';

const families = (...names: string[]): string => names.map((name) => `"${name}"`).join(', ');

/** Font lists for the canvas: `slab` for all text, `wood` for the venue's name. */
export const FONTS = {
  slab: families(...Object.keys(FILES)),
  wood: families(WOOD, ...Object.keys(FILES)),
};

/** What the fonts have no letters for: text with one of these is not drawn, for it would be boxes. */
const NOT_DRAWN =
  /(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}|\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Devanagari})\p{L}/u;

export const canBeDrawn = (text: string): boolean => !NOT_DRAWN.test(text);

/** Takes half a second, most of it for the emoji. */
export const loadFonts = (): void => {
  for (const [name, file] of Object.entries({ [WOOD]: WOOD_FILE, ...FILES })) {
    if (!GlobalFonts.registerFromPath(resolve(`@fontsource/${file}`), name))
      throw new Error(`the font ${file} cannot be read`);
  }
};
