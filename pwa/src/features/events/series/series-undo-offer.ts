import { SERIES_UNDO_SECONDS } from '#contract/rules/series';
import { storeOf } from '#shared/lib/store';

/** A change of a series that can be undone. */
export interface SeriesUndoOffer {
  /** The change's key. */
  key: string;
  /** What was done: '7 shows changed'. */
  words: string;
}

const offered = storeOf<SeriesUndoOffer | null>(null);

/** Offers to undo the newest change for a minute, in place of the one before. */
export const offerSeriesUndo = (offer: SeriesUndoOffer): void => {
  offered.set(offer);
  setTimeout(() => dropSeriesUndo(offer), SERIES_UNDO_SECONDS * 1000);
};

/** Takes an offer back, unless a newer one has come. */
export const dropSeriesUndo = ({ key }: SeriesUndoOffer): void => {
  if (offered.get()?.key === key) offered.set(null);
};

export const offeredSeriesUndo = offered.get;
export const subscribeToSeriesUndo = offered.subscribe;
