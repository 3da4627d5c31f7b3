import { storeOf } from '#shared/lib/store';

/** A change of a series that can be undone. */
export interface SeriesUndoOffer {
  /** The change's key. */
  key: string;
  /** What was done: '7 shows changed'. */
  words: string;
}

const offered = storeOf<SeriesUndoOffer | null>(null);

/** Offers to undo the newest change, in place of the one before. */
export const offerSeriesUndo = (offer: SeriesUndoOffer): void => offered.set(offer);

/** Takes an offer back, unless a newer one has come. */
export const dropSeriesUndo = ({ key }: SeriesUndoOffer): void => {
  if (offered.get()?.key === key) offered.set(null);
};

export const offeredSeriesUndo = offered.get;
export const subscribeToSeriesUndo = offered.subscribe;
