/** As the app's stylesheet declares them. */
const FONTS = ['400 48px Rye', '700 48px "Zilla Slab"'];

/** Waits for the bundled fonts; one that does not come leaves the poster its stand-in rather than no poster. */
export const posterFonts = async (): Promise<void> => {
  await Promise.allSettled(FONTS.map((font) => document.fonts.load(font)));
};

const logos = new Map<string, Promise<HTMLImageElement | null>>();

/** The venue's logo, ready to be drawn; null when it has none, or it cannot be had, as without a network. */
export const posterLogo = (address: string | null): Promise<HTMLImageElement | null> => {
  if (!address) return Promise.resolve(null);
  const logo = logos.get(address) ?? loadLogo(address);
  logos.set(address, logo);
  return logo;
};

const loadLogo = async (address: string): Promise<HTMLImageElement | null> => {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return image;
  } catch {
    logos.delete(address);
    return null;
  }
};
