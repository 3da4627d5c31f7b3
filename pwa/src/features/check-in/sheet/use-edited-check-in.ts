import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { readPhoto } from '#shared/offline/outbox/outbox-attempts';
import { findItem } from '#shared/offline/outbox/outbox-store';
import { showToast } from '#shared/ui/feedback/toast-store';
import { parseCheckIn } from '#features/check-in/check-in';
import { ALREADY_SENT } from './check-in-form';
import type { EditedCheckIn } from './use-check-in';

/**
 * The check-in to mend with its photo; null when none is asked for; undefined while it is read. One that cannot be mended
 * any more, or not by this person, never opens the form, which would save it a second time: its stub is shown instead.
 */
export const useEditedCheckIn = (key: string | null): EditedCheckIn | null | undefined => {
  const [edited, setEdited] = useState<EditedCheckIn>();
  const navigate = useNavigate();
  useEffect(() => {
    if (key === null) return;
    let isWanted = true;
    const open = (found: EditedCheckIn | null) => {
      if (!isWanted) return;
      if (found) setEdited(found);
      else void navigate({ to: '/check-ins/$key', params: { key }, replace: true });
    };
    read(key).then(open, (error: unknown) => {
      console.warn('The check-in to mend could not be read.', error);
      open(null);
    });
    return () => void (isWanted = false);
  }, [key, navigate]);
  if (key === null) return null;
  return edited?.key === key ? edited : undefined;
};

const read = async (key: string): Promise<EditedCheckIn | null> => {
  const { entry, receipt, isOwn } = await findItem(key);
  if (receipt || (entry && entry.state !== 'stuck')) showToast(ALREADY_SENT);
  const checkIn = entry?.state === 'stuck' && isOwn ? parseCheckIn(entry.payload) : null;
  return checkIn && { key, checkIn, photo: await readPhoto(key) };
};
