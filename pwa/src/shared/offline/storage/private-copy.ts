import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { isRecord } from '#shared/lib/problem';
import { inTransaction, offlineDatabase as database, withOpenDatabase } from './offline-database';
import { mirroredSession, PRIVATE_PREFIX } from './session-mirror';

/** Keeps a copy for the person whom this device knows to be signed in; it goes at sign-out (design §5.7). */
export const keepPrivateCopy = (name: string, ownerId: number, copy: object): Promise<void> =>
  inTransaction([database.settings], async () => {
    if ((await mirroredSession())?.owner.id !== ownerId) return;
    await database.settings.put({ key: PRIVATE_PREFIX + name, value: { ...copy, ownerId } });
  });

/** The copy kept for this person, to be checked by its reader; null when there is none. */
export const readPrivateCopy = async (
  name: string,
  ownerId: number,
): Promise<Record<string, unknown> | null> => {
  const value = (await withOpenDatabase(() => database.settings.get(PRIVATE_PREFIX + name)))?.value;
  return isRecord(value) && value.ownerId === ownerId ? value : null;
};

/**
 * Keeps what the venue has told, once this device knows the person. A device that keeps nothing still shows it online.
 * @param told undefined while there is nothing to keep
 */
export const usePrivateCopy = <Told>(
  ownerId: number,
  told: Told | undefined,
  keep: (ownerId: number, told: Told) => Promise<void>,
): void => {
  const signedInId = useLiveQuery(async () => (await mirroredSession().catch(() => null))?.owner.id);
  useEffect(() => {
    if (told === undefined || signedInId !== ownerId) return;
    keep(ownerId, told).catch((error: unknown) => console.warn('A copy could not be kept.', error));
  }, [told, ownerId, signedInId, keep]);
};
