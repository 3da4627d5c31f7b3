import type { components } from '#contract/api-types.gen';
import { requestJson } from '#shared/http/http-client';
import { isRecord } from '#shared/lib/problem';
import { followTables } from './follow-tables';
import { inTransaction, offlineDatabase as database, withOpenDatabase } from './offline-database';
import { mirroredSession } from './session-mirror';

type Gone = components['schemas']['GoneAccountsResponse'];

/** As many as the venue is asked about at once; a phone has one or two. */
const MOST = 20;

/**
 * Forgets what this device keeps of accounts that exist no more: somebody who was forgotten, here or elsewhere, is forgotten by
 * their phone at its next contact (decision 57). Such entries could never be sent: they go only as their owner.
 * @param userIds who was signed in here a moment ago, if anybody
 */
export const forgetGoneOwners = async (userIds: readonly number[] = []): Promise<void> => {
  const asked = [...new Set([...userIds, ...(await keptOwners())])].slice(0, MOST);
  if (asked.length === 0) return;
  const answer = await requestJson<Gone>('/api/own-data/gone-accounts', {
    method: 'POST',
    body: { userIds: asked },
    sessionId: null,
  });
  const gone = isRecord(answer) && Array.isArray(answer.gone) ? answer.gone : [];
  await forget(asked.filter((id) => gone.includes(id)));
};

/** Asks at the start of the page, and when nobody is signed in any more. Call once per page. */
export const followGoneOwners = (): void => {
  let before: number | null | undefined;
  followTables({
    tables: [database.settings],
    read: mirroredSession,
    next: (session) => {
      const now = session?.owner.id ?? null;
      const hasLeft = typeof before === 'number' && now === null ? [before] : [];
      if (before === undefined || hasLeft.length > 0) forgetGoneOwners(hasLeft).catch(logFailure);
      before = now;
    },
    failed: logFailure,
  });
};

const logFailure = (error: unknown): void =>
  console.warn('Whose entries are kept here could not be asked.', error);

const keptOwners = (): Promise<number[]> =>
  withOpenDatabase(async () => {
    const kept = [await database.entries.toArray(), await database.receipts.toArray()].flat();
    return kept.flatMap(({ owner }) => (owner ? [owner.id] : []));
  });

const forget = async (userIds: readonly number[]): Promise<void> => {
  if (userIds.length === 0) return;
  const isTheirs = ({ owner }: { owner: { id: number } | null }) =>
    owner !== null && userIds.includes(owner.id);
  const { entries, photos, receipts } = database;
  await inTransaction([entries, photos, receipts], async () => {
    const ids = await entries.filter(isTheirs).primaryKeys();
    await photos.bulkDelete(ids);
    await entries.bulkDelete(ids);
    await receipts.filter(isTheirs).delete();
  });
};
