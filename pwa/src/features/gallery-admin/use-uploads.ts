import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { preparePhoto } from '#shared/photos/prepare-photo';
import { fingerprintOf } from './fingerprint';
import { sendPhoto } from './send-photo';
import { totalsOf } from './upload-item';
import { UploadQueue } from './upload-queue';

interface Uploading {
  /** Chosen before the sheet opened. */
  files: readonly File[];
  /** All that was under way has come to an end, and something has arrived. */
  onArrived: () => void;
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * The upload of one opened sheet. What did not arrive is sent again when the network comes back; what has not arrived
 * when the sheet is left is given up.
 */
export const useUploads = ({ files, onArrived }: Uploading) => {
  const [queue] = useState(() => {
    const uploads = new UploadQueue({
      prepare: preparePhoto,
      send: sendPhoto,
      fingerprint: fingerprintOf,
      pause,
    });
    uploads.choose(files);
    return uploads;
  });
  const items = useSyncExternalStore(queue.subscribe, queue.snapshot);
  const totals = totalsOf(items);
  useEffect(() => {
    const retry = () => queue.retry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [queue]);
  useEffect(() => () => queue.cancel(), [queue]);
  useTellArrivals(totals.underWay === 0 ? totals.done : 0, onArrived);
  return { queue, items, totals };
};

/** Tells once for each number of arrivals. */
const useTellArrivals = (arrived: number, tell: () => void): void => {
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    if (arrived > 0) latest.current();
  }, [arrived]);
};
