import { notFound } from '#src/common/errors/domain-error.js';

export const typeUnknown = () => notFound('feeds.type-unknown', 'There is no such type of show.');

/** The token is none, was taken back, or its artist may not sign in any more. */
export const ownFeedNotFound = () =>
  notFound(
    'feeds.not-found',
    'This calendar is not there any more. Its artist may have a new address for it.',
  );
