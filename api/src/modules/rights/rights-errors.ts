import { clash, invalidField, notFound } from '#src/common/errors/domain-error.js';

/** A venue without an admin could not be run any more. */
export const lastAdmin = () =>
  clash(
    'rights.last-admin',
    'You are the only admin: without you nobody could run the venue. Another admin has to be there first.',
  );

export const nobodyKnown = () =>
  notFound('rights.nobody-known', 'Nobody with this e-mail is known here: there is nothing of theirs.');

/** What was typed is not the e-mail of who is to be forgotten. */
export const notConfirmed = () =>
  invalidField('rights.not-confirmed', 'confirmation', 'Please type the e-mail exactly as it stands above.');
