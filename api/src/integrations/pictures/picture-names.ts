import { randomBytes } from 'node:crypto';

/** What a picture stands for; its file's name begins with it. Photos of the gallery have names of their own. */
export type PicturePrefix = 'logo' | 'event' | 'artist' | 'person';

const ADDRESS = '/uploads/';

/** A name nobody can guess: 128 random bits, in hex. */
export const newPictureKey = (prefix: PicturePrefix): string =>
  `${prefix}-${randomBytes(16).toString('hex')}.webp`;

/** Where a stored picture is fetched. */
export const pictureAddress = (key: string): string => `${ADDRESS}${key}`;

/** The file behind the address of one of our own pictures of this prefix; undefined for any other address. */
export const keyOfPicture = (prefix: PicturePrefix, address: string): string | undefined => {
  const key = address.startsWith(ADDRESS) ? address.slice(ADDRESS.length) : '';
  return OWN_KEY.exec(key)?.[1] === prefix ? key : undefined;
};

/** The size for cards belongs to its picture; it is not a picture of its own. */
const OWN_KEY = /^(logo|event|artist|person)-[a-z0-9][a-z0-9-]{0,120}(?<!-card)\.(?:jpg|png|webp)$/;

/** True for an address this product may have given to a picture of this prefix; nobody else's is ever stored. */
export const isOwnPicture = (prefix: PicturePrefix, address: string): boolean =>
  keyOfPicture(prefix, address) !== undefined;
