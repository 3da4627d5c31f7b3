import { isRecord } from '#shared/lib/problem';
import { deviceStorage } from '#shared/lib/safe-storage';
import type { WishKind } from './wishes.queries';

const storageKey = (kind: WishKind): string => `wishes:${kind}`;

const read = (kind: WishKind): Record<string, unknown> => {
  const kept = deviceStorage.readJson(storageKey(kind));
  return isRecord(kept) ? kept : {};
};

/** The key of what was wished for on this device without an account; undefined for nothing. */
export const rememberedWish = (kind: WishKind, about: number): string | undefined => {
  const key = read(kind)[about];
  return typeof key === 'string' ? key : undefined;
};

/** @param key null forgets it */
export const rememberWish = (kind: WishKind, about: number, key: string | null): void => {
  const { [about]: _earlier, ...others } = read(kind);
  deviceStorage.write(storageKey(kind), JSON.stringify(key === null ? others : { ...others, [about]: key }));
};
