import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { sha256 } from '#shared/lib/sha256';
import { useBackOnline } from '#shared/offline/wakes/use-back-online';
import { preparePhoto } from '#shared/photos/prepare-photo';
import { sendPhoto } from '#features/gallery-admin/send-photo';
import { totalsOf, type UploadTotals } from './upload-item';
import { UploadQueue } from './upload-queue';

/**
 * The upload of one opened sheet. What did not arrive is sent again when the network comes back; what has not arrived
 * when the sheet is left is given up.
 * @param files chosen before the sheet opened
 * @param onArrived something has arrived, and all that was under way has come to an end, also by leaving the sheet
 */
export const useUploads = (files: readonly File[], onArrived: () => void) => {
  const [queue] = useState(() => {
    const uploads = new UploadQueue({
      prepare: preparePhoto,
      send: sendPhoto,
      fingerprint: fingerprintOf,
      pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    });
    uploads.choose(files);
    return uploads;
  });
  const items = useSyncExternalStore(queue.subscribe, queue.snapshot);
  const totals = totalsOf(items);
  useBackOnline(true, () => queue.retry());
  useEffect(() => () => queue.cancel(), [queue]);
  useTellArrivals(totals, onArrived);
  return { queue, items, totals };
};

/** Tells once of each arrival. */
const useTellArrivals = ({ done, underWay }: UploadTotals, onArrived: () => void): void => {
  const told = useRef(0);
  const tell = useEffectEvent(() => {
    if (done === told.current) return;
    told.current = done;
    onArrived();
  });
  useEffect(() => {
    if (underWay === 0) tell();
  }, [done, underWay]);
  useEffect(() => () => tell(), []);
};

/**
 * The same text for the same bytes (SHA-256).
 * @returns null where this page may not compute it, as outside a secure context
 */
const fingerprintOf = async (file: Blob): Promise<string | null> =>
  'subtle' in crypto ? sha256(await file.arrayBuffer()) : null;
