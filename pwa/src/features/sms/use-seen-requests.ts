import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { smsCountQuery, type SmsRequest } from './sms.queries';
import { putSeen } from './sms.requests';

/**
 * Counts what is listed as seen once somebody has it before their eyes.
 * @param rows what is listed, whatever its status: older ones count as seen with the newest
 * @returns ids of what was new when it was first listed; they stay marked until the tab is left
 */
export const useSeenRequests = (rows: readonly Pick<SmsRequest, 'id' | 'isSeen'>[]): ReadonlySet<number> => {
  const client = useQueryClient();
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set());
  const unseen = rows.filter(({ isSeen }) => !isSeen).map(({ id }) => id);
  if (unseen.some((id) => !fresh.has(id))) setFresh(new Set([...fresh, ...unseen]));
  const newest = Math.max(0, ...unseen);
  useEffect(() => {
    if (newest === 0) return;
    const see = async () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', onLook);
      client.setQueryData(smsCountQuery.queryKey, await putSeen(newest));
    };
    // Unheard, they stay new and are counted as seen another time.
    const onLook = () => void see().catch(() => undefined);
    document.addEventListener('visibilitychange', onLook);
    onLook();
    return () => document.removeEventListener('visibilitychange', onLook);
  }, [client, newest]);
  return fresh;
};
