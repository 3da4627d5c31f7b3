import { storeOf } from '#shared/lib/store';

/** What staff did with many people, or told people, and can undo for a minute at most. */
export interface UndoOffer {
  /** Tells it from others. */
  key: string;
  /** What was done: '7 shows changed'. */
  words: string;
  /** What else to know before it is over: 'The sender is told then.' */
  hint?: string;
  /** For how long it can still be undone, by the server's clock. */
  seconds: number;
  /** The event that was made. */
  eventId?: number;
  /** Undoes it. @returns what is said then, without a stop */
  send: () => Promise<{ message: string }>;
  /** Asks again for what it changed, besides events. */
  refresh?: () => unknown;
}

const offered = storeOf<UndoOffer | null>(null);

/** Offers to undo the newest while that can be done, in place of the one before. */
export const offerUndo = (offer: UndoOffer): void => {
  offered.set(offer);
  setTimeout(() => dropUndo(offer), offer.seconds * 1000);
};

/** Takes an offer back, unless a newer one has come. */
export const dropUndo = ({ key }: Pick<UndoOffer, 'key'>): void => {
  if (offered.get()?.key === key) offered.set(null);
};

export const offeredUndo = offered.get;
export const subscribeToUndo = offered.subscribe;
