/** What may wait for staff, as Today lists it; of two that wait since the same moment, in this order (design §9). */
export const WAITING_KINDS = [
  'artist',
  'message',
  'photo',
  'proposal',
  'request',
  'table',
  'text',
  'webhook',
] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

/** So many of a kind are counted; more are as many. */
export const MOST_WAITING_COUNTED = 1_000;

/** How many that wait are shown at once. */
export const WAITING_PAGE = 10;

/** Nights that Today looks ahead, tonight's included. */
export const NIGHTS_AHEAD = 14;

/** How many free artists are named for an open night. */
export const FREE_ARTISTS_NAMED = 4;

/** Longest time in seconds that a call waits for news of Today. */
export const LONGEST_TODAY_WAIT = 20;

/** What leads a new venue through its first evening, in this order. */
export const FIRST_STEPS = ['logo', 'time-zone', 'event-types', 'first-show', 'door'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];
