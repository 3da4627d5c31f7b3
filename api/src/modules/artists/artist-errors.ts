import {
  alreadySent,
  changedMeanwhile,
  clash,
  DomainError,
  notFound,
  stale,
} from '#src/common/errors/domain-error.js';

/** No such artist, not for this caller, or deleted meanwhile. */
export const artistNotFound = () => notFound('artists.not-found', 'This artist is not on the list any more.');

/** The artist's account has no profile: the Artist Profile tab makes one. */
export const profileMissing = () => notFound('artists.no-profile', 'You have no artist profile yet.');

/** An account has one profile (spec §6). */
export const profileExists = () =>
  clash('artists.profile-exists', 'Your account already has an artist profile. Please reload and update it.');

export const artistKeyReused = () => alreadySent('artists.key-reused', 'This artist');

export const artistChangedMeanwhile = () => changedMeanwhile('artists.changed-meanwhile', 'profile');

/** As `artistChangedMeanwhile`, of a form with a genre that staff renamed or deleted since it was opened. */
export const genreChangedMeanwhile = () =>
  stale(
    'artists.changed-meanwhile',
    'This genre was renamed or deleted meanwhile. Please look at it again before you save.',
    { fields: { genre: 'Please choose a genre again' } },
  );

/** There is nothing to review: the profile is as registration made it. */
export const profileUnfinished = () =>
  clash(
    'artists.profile-unfinished',
    'This profile is not filled in yet. It can be approved once it has a genre.',
  );

/** What is missing, or too short, field by field. */
export const artistIncomplete = (message: string, fields: Record<string, string>): DomainError =>
  new DomainError('invalid', 'artists.incomplete', message, { fields });
