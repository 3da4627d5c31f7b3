import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type RefObject } from 'react';
import { requestJson } from '#shared/http/http-client';
import {
  SMS_REQUESTS_PATH,
  smsCountQuery,
  type SmsRequest,
  type SmsRequestCount,
} from '#features/sms/sms.queries';

/** A card counts as seen when this share of it is in view, or when it fills this share of the view. */
const ENOUGH = 0.5;
const STEPS = [0, 0.1, 0.2, 0.3, 0.4, ENOUGH];

/** What staff see of a request: another text makes it another sight. */
export const sightOf = ({ id, texts }: Pick<SmsRequest, 'id' | 'texts'>): string => `${id}:${texts.length}`;

/**
 * Counts requests as seen once they have come into view.
 * @param rows what is listed; each is shown by an element with its `sightOf` as `data-sight`
 * @param area where the list scrolls
 * @returns ids of what was new when it was first listed; they stay marked until the tab is left
 */
export const useSeenRequests = (
  rows: readonly Pick<SmsRequest, 'id' | 'isSeen' | 'texts'>[],
  area: RefObject<HTMLElement | null>,
): ReadonlySet<number> => {
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set());
  const unseen = rows.filter(({ isSeen }) => !isSeen);
  if (unseen.some(({ id }) => !fresh.has(id))) setFresh(new Set([...fresh, ...unseen.map(({ id }) => id)]));
  const tell = useSeenTelling();
  const listed = unseen.map(sightOf).join();
  useEffect(() => {
    const height = area.current?.clientHeight ?? 0;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.filter((entry) => isLargelyInView(entry, height));
        tell(seen.map(({ target }) => target.getAttribute('data-sight') ?? ''));
      },
      { threshold: STEPS },
    );
    for (const sight of listed.split(',')) {
      const card = area.current?.querySelector(`[data-sight="${sight}"]`);
      if (card) observer.observe(card);
    }
    return () => observer.disconnect();
  }, [listed, area, tell]);
  return fresh;
};

const isLargelyInView = (
  { isIntersecting, intersectionRatio, intersectionRect }: IntersectionObserverEntry,
  areaHeight: number,
): boolean =>
  isIntersecting && (intersectionRatio >= ENOUGH || intersectionRect.height >= ENOUGH * areaHeight);

/** What comes into view together is told together. */
const GATHER_MS = 250;
const RETRY_MS = 10_000;

/** Tells the server which requests staff have seen, each once; what it did not hear is told again while the tab is open. */
const useSeenTelling = (): ((sights: readonly string[]) => void) => {
  const client = useQueryClient();
  const [teller] = useState(() => seenTeller(client));
  useEffect(() => {
    teller.open();
    return teller.close;
  }, [teller]);
  return teller.tell;
};

const seenTeller = (client: QueryClient) => {
  const told = new Set<string>();
  let waiting: string[] = [];
  let isOpen = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (delay: number) => {
    clearTimeout(timer);
    if (isOpen) timer = setTimeout(() => void send(), delay);
  };
  const send = async () => {
    const sights = waiting;
    waiting = [];
    if (sights.length === 0) return;
    const [ids, readTexts] = [0, 1].map((part) => sights.map((sight) => Number(sight.split(':')[part])));
    try {
      const counted = await requestJson<SmsRequestCount>(`${SMS_REQUESTS_PATH}/seen`, {
        method: 'PUT',
        body: { ids, readTexts },
      });
      client.setQueryData(smsCountQuery.queryKey, counted);
    } catch {
      waiting = [...sights, ...waiting];
      later(RETRY_MS);
    }
  };
  return {
    tell: (sights: readonly string[]) => {
      const untold = sights.filter((sight) => !told.has(sight));
      if (untold.length === 0) return;
      for (const sight of untold) told.add(sight);
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
