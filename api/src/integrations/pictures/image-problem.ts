import type { DomainError } from '#src/common/errors/domain-error.js';

/** Why an image cannot be used. */
export type ImageProblemReason = 'unsupportedType' | 'damaged' | 'tooManyPixels' | 'tooComplex' | 'busy';

/** What is wrong with an image, before an area has put it into its own words with `inWordsOf`. */
export class ImageProblem extends Error {
  constructor(readonly reason: ImageProblemReason) {
    super(reason);
    this.name = 'ImageProblem';
  }
}

/** The image itself is to blame, so that trying again would not help. */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof ImageProblem && ['damaged', 'tooComplex'].includes(error.reason);

/** How an area tells each reason to the person who chose the image. */
export type ImageWords = Record<ImageProblemReason, () => DomainError>;

/**
 * Does `work` on an image and tells what is wrong with it in an area's words.
 * @throws DomainError of `words`, and whatever else `work` throws
 */
export const inWordsOf = async <T>(words: ImageWords, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ImageProblem ? words[error.reason]() : error;
  }
};
