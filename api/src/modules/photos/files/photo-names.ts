import { DEMO_FORMATS } from '#contract/rules/demo-formats.js';

/** The names of everything that is kept of one photo. The random part is 128 bits, in hex. */
export interface PhotoKeys {
  /** What was uploaded; never served, deleted once the sizes are made. */
  original: string;
  thumbnail: string;
  card: string;
  screen: string;
  /** The JPEG; also `event_photos.filename`. */
  download: string;
}

export const photoKeys = (random: string): PhotoKeys => ({
  original: `original-${random}`,
  thumbnail: `photo-${random}-320.webp`,
  card: `photo-${random}-480.webp`,
  screen: `photo-${random}-1280.webp`,
  download: `photo-${random}.jpg`,
});

/** Keys of the photo whose `filename` is given; undefined when the upload pipeline did not make that name. */
export const keysOfFilename = (filename: string): PhotoKeys | undefined => {
  const random = /^photo-([0-9a-f]{32})\.jpg$/.exec(filename)?.[1];
  return random === undefined ? undefined : photoKeys(random);
};

/** Where the pictures of a photo are fetched, by its `filename`; names of another making have one file only. */
export const photoAddresses = (
  filename: string,
): { thumbnailUrl: string; screenUrl: string; downloadUrl: string } => {
  const { thumbnail, screen, download } = keysOfFilename(filename) ?? {
    thumbnail: filename,
    screen: filename,
    download: filename,
  };
  return {
    thumbnailUrl: `/uploads/${thumbnail}`,
    screenUrl: `/uploads/${screen}`,
    downloadUrl: `/uploads/${download}`,
  };
};

/** The `event_photos.filename` a stored file of any size belongs to; undefined for files of other areas. */
export const filenameOfKey = (key: string): string | undefined => {
  const random = /^(?:original-|photo-)([0-9a-f]{32})(?:-320\.webp|-480\.webp|-1280\.webp|\.jpg)?$/.exec(
    key,
  )?.[1];
  return random === undefined ? undefined : photoKeys(random).download;
};

/** Prefixes of the files that areas of this product keep and serve. */
const SERVED = /^(?:photo|artist|person|logo|event|track)-[a-z0-9][a-z0-9-]{0,120}\.([a-z0-9]{3,4})$/;

const CONTENT_TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  ...DEMO_FORMATS,
};

/**
 * The type a file is served as, by our own table and not by what a client once said.
 * @returns undefined for a name this product never gives to a file
 */
export const servedContentType = (name: string): string | undefined =>
  CONTENT_TYPES[SERVED.exec(name)?.[1] ?? ''];
