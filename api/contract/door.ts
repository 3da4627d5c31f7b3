/** Why a check-in is undone at the door (design §7 "Undo"). */
export const UNDO_REASONS = ['wrong-guest', 'wrong-party', 'left-at-once', 'other'] as const;
export type UndoReason = (typeof UNDO_REASONS)[number];

/** As staff read it. */
export const UNDO_WORDS: Record<UndoReason, string> = {
  'wrong-guest': 'Wrong guest',
  'wrong-party': 'Wrong party',
  'left-at-once': 'Left at once',
  other: 'Other',
};

/** Why a card is refused at the door: nobody on the list has it, or it is no member card. */
export const REFUSAL_REASONS = ['unknown-card', 'no-card'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** As staff read it. */
export const REFUSAL_WORDS: Record<RefusalReason, string> = {
  'unknown-card': 'Unknown card',
  'no-card': 'No member card',
};

/** Longest time in seconds that a tablet's call waits for news. */
export const LONGEST_DOOR_WAIT = 20;

/** Hexadecimal digits of an e-mail's salted SHA-256 by which a tablet finds a guest without knowing the e-mail. */
export const EMAIL_HASH_DIGITS = 16;
