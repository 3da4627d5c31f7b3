/** What all photos of one upload have in common. */
export interface CommonDetails {
  eventId: number;
  description: string;
  tags: readonly string[];
}

/**
 * Where a file stands: chosen, or waiting for its turn; being made smaller; on its way; kept by the venue; not taken,
 * which trying again would not change; or not arrived, which may be tried again.
 */
export type UploadState = 'chosen' | 'waiting' | 'preparing' | 'sending' | 'done' | 'refused' | 'failed';

/** One chosen file. */
export interface UploadItem {
  /** Also its Idempotency-Key. */
  id: string;
  name: string;
  state: UploadState;
  /** Sent so far, 0 to 1. */
  progress: number;
  /** Why it was refused or did not arrive, fit to show a person. */
  reason: string | null;
}

const UNDER_WAY: readonly UploadState[] = ['waiting', 'preparing', 'sending'];

export const isUnderWay = ({ state }: UploadItem): boolean => UNDER_WAY.includes(state);

/** What the whole upload has come to, in numbers of photos. */
export const totalsOf = (items: readonly UploadItem[]) => {
  const inState = (state: UploadState) => items.filter((item) => item.state === state).length;
  const sent = items.filter(({ state }) => state !== 'refused');
  const shares = sent.map(({ state, progress }) => (state === 'done' ? 1 : progress));
  return {
    count: items.length,
    chosen: inState('chosen'),
    underWay: items.filter(isUnderWay).length,
    done: inState('done'),
    refused: inState('refused'),
    failed: inState('failed'),
    /** 0 to 1, of those that were not refused. */
    progress: sent.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / sent.length,
  };
};

export type UploadTotals = ReturnType<typeof totalsOf>;
