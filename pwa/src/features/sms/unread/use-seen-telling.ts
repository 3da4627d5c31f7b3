import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { smsCountQuery } from '#features/sms/sms.queries';
import { putSeen } from '#features/sms/sms.requests';

/** What comes into view together is told together. */
const GATHER_MS = 250;
const RETRY_MS = 10_000;

/** Tells the server which requests staff have seen, each once; what it did not hear is told again while the tab is open. */
export const useSeenTelling = (): ((ids: readonly number[]) => void) => {
  const client = useQueryClient();
  const [teller] = useState(() => seenTeller(client));
  useEffect(() => {
    teller.open();
    return teller.close;
  }, [teller]);
  return teller.tell;
};

const seenTeller = (client: QueryClient) => {
  const told = new Set<number>();
  let waiting: number[] = [];
  let isOpen = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (delay: number) => {
    clearTimeout(timer);
    if (isOpen) timer = setTimeout(() => void send(), delay);
  };
  const send = async () => {
    const ids = waiting;
    waiting = [];
    if (ids.length === 0) return;
    try {
      client.setQueryData(smsCountQuery.queryKey, await putSeen(ids));
    } catch {
      waiting = [...ids, ...waiting];
      later(RETRY_MS);
    }
  };
  return {
    tell: (ids: readonly number[]) => {
      const untold = ids.filter((id) => !told.has(id));
      if (untold.length === 0) return;
      for (const id of untold) told.add(id);
      waiting = [...waiting, ...untold];
      later(GATHER_MS);
    },
    open: () => {
      isOpen = true;
      if (waiting.length > 0) later(GATHER_MS);
    },
    /** What was seen last is told at once. */
    close: () => {
      isOpen = false;
      clearTimeout(timer);
      void send();
    },
  };
};
