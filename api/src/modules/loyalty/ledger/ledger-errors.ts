import { numberWords } from '#contract/rules/texts.js';
import { clash, gone, notFound } from '#src/common/errors/domain-error.js';

export const tooFewPoints = (balance: number) =>
  clash(
    'loyalty.too-few-points',
    `This member has only ${numberWords(balance)} points. Take off no more than that.`,
  );

/** No such entry in the ledger, or it went with its member. */
export const entryNotFound = () => gone('loyalty.entry-not-found', 'This ledger entry');

/** An entry is reversed once; what follows is the reversal of that reversal. */
export const alreadyReversed = () =>
  clash('loyalty.already-reversed', 'This entry has been reversed already.');

/** A reward that was taken back is handed over as a new one, which checks its stock and the balance again. */
export const redemptionIsBack = () =>
  clash('loyalty.redemption-is-back', 'This reward was taken back. Hand it over again instead.');

export const badgeInactive = () =>
  notFound('loyalty.badge-inactive', 'This badge is switched off at the moment.');
