import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isRecord } from '#shared/lib/problem';
import { deviceStorage } from '#shared/lib/safe-storage';
import type { OwnPush } from '#shared/push/ask-for-push';
import { ownPushQuery } from '#shared/push/own-push';
import type { WishKind } from './wishes.queries';

const storageKey = (kind: WishKind): string => `wishes:${kind}`;

const read = (kind: WishKind): Record<string, unknown> => {
  const kept = deviceStorage.readJson(storageKey(kind));
  return isRecord(kept) ? kept : {};
};

interface RememberedWish {
  key: string;
  /** Where this browser took push messages then; empty where that was not kept, undefined for a wish by e-mail. */
  endpoint?: string;
}

/** Undefined for nothing. A wish by e-mail is kept as its key alone. */
const rememberedWish = (kind: WishKind, about: number): RememberedWish | undefined => {
  const kept = read(kind)[about];
  if (typeof kept === 'string') return { key: kept };
  if (!isRecord(kept) || typeof kept.pushed !== 'string') return undefined;
  return { key: kept.pushed, endpoint: typeof kept.endpoint === 'string' ? kept.endpoint : '' };
};

const rememberWish = (kind: WishKind, about: number, wish: RememberedWish | null): void => {
  const { [about]: _earlier, ...others } = read(kind);
  const { key, endpoint } = wish ?? {};
  const kept = key && { [about]: endpoint === undefined ? key : { pushed: key, endpoint } };
  deviceStorage.write(storageKey(kind), JSON.stringify({ ...others, ...kept }));
};

/** The venue forgets what comes by push messages once they are turned off; turned on again, they have another address. */
const isForgotten = ({ endpoint }: RememberedWish, own: OwnPush | null): boolean =>
  endpoint !== undefined && (own === null || (endpoint !== '' && endpoint !== own.endpoint));

/** What was wished for on this device without an account. What comes by push messages ends when they end. */
export const useRememberedWish = (kind: WishKind, about: number) => {
  const [wish, setWish] = useState(() => rememberedWish(kind, about));
  const { data: own } = useQuery({ ...ownPushQuery, enabled: wish?.endpoint !== undefined });
  return {
    /** Undefined for nothing. */
    key: wish && own !== undefined && isForgotten(wish, own) ? undefined : wish?.key,
    /** @param next null forgets it */
    remember: (next: RememberedWish | null): void => {
      rememberWish(kind, about, next);
      setWish(next ?? undefined);
    },
  };
};
