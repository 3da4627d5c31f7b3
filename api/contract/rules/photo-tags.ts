import { PHOTO_TAGS } from '#contract/photos.js';

/** A tag as it is kept: without a leading `#`, in lower case, with single spaces; empty when nothing is left of it. */
export const normalTag = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/^[#\s]+/u, '')
    .trim()
    .replace(/\s+/gu, ' ')
    .toLowerCase();

/** Tags as they are kept, each once, in the order in which they were typed. */
export const normalTags = (texts: readonly string[]): string[] => [
  ...new Set(texts.map(normalTag).filter((tag) => tag !== '')),
];

/** Why a photo cannot have these normalised tags; undefined when it can. */
export const tagsProblem = (tags: readonly string[]): string | undefined => {
  if (tags.some((tag) => [...tag].length > PHOTO_TAGS.length))
    return `A tag must be at most ${PHOTO_TAGS.length} characters`;
  return tags.length > PHOTO_TAGS.max ? `A photo has at most ${PHOTO_TAGS.max} tags` : undefined;
};
