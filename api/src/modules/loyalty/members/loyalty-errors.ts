import {
  alreadySent,
  changedMeanwhile,
  clash,
  fieldClash,
  forbidden,
  gone,
  notFound,
} from '#src/common/errors/domain-error.js';

/** No such member, or one that is not theirs to know about. */
export const memberNotFound = () => gone('loyalty.member-not-found', 'This member');

/** Signed-in people enrol themselves and nobody else. */
export const notYourEmail = () =>
  forbidden('loyalty.not-your-email', 'You can join the loyalty program only with your own email.');

/** Staff enrol a member again with another name or phone; nothing is changed by it. */
export const alreadyMember = () =>
  fieldClash('loyalty.already-member', 'email', 'Somebody is already a member with this email.');

/** Points were collected with this address, and nobody reads them by typing it (design §4 "Registration"). */
export const verifyEmailFirst = () =>
  clash('loyalty.verify-email', 'Verify your email to see the points collected with it.');

export const badgeNotFound = () => notFound('loyalty.badge-not-found', 'This badge does not exist any more.');

export const badgeChangedMeanwhile = () => changedMeanwhile('loyalty.badge-changed-meanwhile', 'badge');

/** Once per member and badge (design §4 "Badges"). */
export const badgeAlreadyHeld = () =>
  clash('loyalty.badge-already-held', 'This member already has this badge');

export const loyaltyKeyReused = () => alreadySent('loyalty.key-reused');

export const sameMember = () => clash('loyalty.same-member', 'Please choose another member to merge with.');

/** Two people sign in with them: neither may lose what is theirs. */
export const bothHaveAccounts = () =>
  clash(
    'loyalty.both-have-accounts',
    'Both members have an account, so they cannot be merged. Delete one of the accounts first.',
  );
