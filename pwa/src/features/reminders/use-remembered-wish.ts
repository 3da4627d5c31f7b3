import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isRecord } from '#shared/lib/problem';
import { deviceStorage } from '#shared/lib/safe-storage';
import { ownPushKeyQuery } from '#shared/push/own-push-key';
import type { WishKind } from './wishes.queries';

const storageKey = (kind: WishKind): string => `wishes:${kind}`;

const read = (kind: WishKind): Record<string, unknown> => {
  const kept = deviceStorage.readJson(storageKey(kind));
  return isRecord(kept) ? kept : {};
};

interface RememberedWish {
  key: string;
  /** The word comes to this browser, as long as it takes push messages. */
  isByPush: boolean;
}

/** Undefined for nothing. A wish by e-mail is kept as its key alone. */
const rememberedWish = (kind: WishKind, about: number): RememberedWish | undefined => {
  const kept = read(kind)[about];
  if (typeof kept === 'string') return { key: kept, isByPush: false };
  return isRecord(kept) && typeof kept.pushed === 'string' ? { key: kept.pushed, isByPush: true } : undefined;
};

const rememberWish = (kind: WishKind, about: number, wish: RememberedWish | null): void => {
  const { [about]: _earlier, ...others } = read(kind);
  const kept = wish && { [about]: wish.isByPush ? { pushed: wish.key } : wish.key };
  deviceStorage.write(storageKey(kind), JSON.stringify({ ...others, ...kept }));
};

/** What was wished for on this device without an account. What comes by push messages ends when they end. */
export const useRememberedWish = (kind: WishKind, about: number) => {
  const [wish, setWish] = useState(() => rememberedWish(kind, about));
  const isByPush = wish?.isByPush === true;
  const { data: pushKey } = useQuery({ ...ownPushKeyQuery, enabled: isByPush });
  return {
    /** Undefined for nothing. */
    key: isByPush && pushKey === null ? undefined : wish?.key,
    /** @param next null forgets it */
    remember: (next: RememberedWish | null): void => {
      rememberWish(kind, about, next);
      setWish(next ?? undefined);
    },
  };
};
