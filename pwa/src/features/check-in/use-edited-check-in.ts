import { useEffect, useState } from 'react';
import { offlineDatabase } from '#shared/offline/offline-database';
import { findEntry } from '#shared/offline/outbox-store';
import { parseCheckIn } from './check-in';
import type { EditedCheckIn } from './use-check-in';

/**
 * The check-in to mend with its photo; null when none is asked for, or when it can no longer be mended because it was
 * sent or dropped; undefined while it is read.
 */
export const useEditedCheckIn = (key: string | null): EditedCheckIn | null | undefined => {
  const [edited, setEdited] = useState<EditedCheckIn | null>();
  useEffect(() => {
    if (key === null) return;
    let isWanted = true;
    void read(key).then((found) => isWanted && setEdited(found));
    return () => void (isWanted = false);
  }, [key]);
  return key === null ? null : edited;
};

const read = async (key: string): Promise<EditedCheckIn | null> => {
  const entry = await findEntry(key);
  const checkIn = entry?.state === 'stuck' ? parseCheckIn(entry.payload) : null;
  if (!entry || !checkIn) return null;
  return { key: entry.id, checkIn, photo: (await offlineDatabase.photos.get(entry.id)) ?? null };
};
