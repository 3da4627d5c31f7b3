import { offlineDatabase as database, withOpenDatabase } from './offline-database';
import { readSessionId } from '#shared/http/stored-session-id';
import { isRecord } from '#shared/lib/problem';
import type { EntryOwner } from '#shared/offline/outbox/outbox-entry';
import { announceQueued } from '#shared/offline/outbox/outbox-signals';
import { forgetGuest } from './remembered-guest';
import { forgetTables } from './remembered-tables';

/** Who is signed in on this device, as its page knows them. `name` is shown in "Sign in as …". */
export interface SignedIn {
  sessionId: string;
  userId: number;
  name: string;
}

/** The signed-in person as the outbox and the service worker, which cannot read local storage, know them. */
export interface MirroredSession {
  owner: EntryOwner;
  sessionId: string;
  /** Set when the server has refused this session: its entries wait for the next sign-in. */
  refused: boolean;
}

const KEY = 'session';

/** Settings under a name that begins so are what the signed-in person alone may read here; they go at sign-out (design §5.7). */
export const PRIVATE_PREFIX = 'private:';

/**
 * Tells the outbox who is signed in on this device, so that entries are sent only as their owner (design §5.2).
 * Null is signed out; acknowledged entries of a signed-in person are then forgotten, those of guests stay. Who checked in
 * last as a guest and which tables were asked for is forgotten, unless it is the person it was.
 */
export const mirrorSession = async (session: SignedIn | null): Promise<void> => {
  let isSamePerson = false;
  try {
    // One transaction each, so that a sign-out never overtakes the sign-in before it.
    isSamePerson = await withOpenDatabase(() => (session ? remember(session) : forget()));
  } finally {
    // Where it cannot be read who was here, it may be anybody.
    if (!isSamePerson) {
      forgetGuest();
      forgetTables();
    }
  }
  if (session) announceQueued();
};

/** The mirrored session, or null when nobody is signed in. Joins the transaction it is called in. */
export const mirroredSession = async (): Promise<MirroredSession | null> => {
  const value = (await database.settings.get(KEY))?.value;
  return isMirroredSession(value) ? value : null;
};

/** Forgets somebody who signed out just before their page was closed, so that the outbox could not be told. */
export const forgetSignedOut = async (): Promise<void> => {
  const isLeft = readSessionId() === null && (await mirroredSession()) !== null;
  if (isLeft && readSessionId() === null) await mirrorSession(null);
};

/** Whether the person in front may see and change what `owner` has queued: guests' is anyone's (design §5.2). */
export const belongsTo = (owner: EntryOwner | null, session: MirroredSession | null): boolean =>
  owner === null || owner.id === session?.owner.id;

/** Notes that the server no longer takes this session. A newer one is not touched. */
export const noteRefusedSession = (sessionId: string): Promise<void> =>
  database.transaction('rw', database.settings, async () => {
    const current = await mirroredSession();
    if (current?.sessionId !== sessionId) return;
    await database.settings.put({ key: KEY, value: { ...current, refused: true } });
  });

/** @returns whether it is the person it was */
const remember = ({ userId, name, sessionId }: SignedIn): Promise<boolean> =>
  database.transaction('rw', database.settings, async () => {
    const isSamePerson = (await mirroredSession())?.owner.id === userId;
    if (!isSamePerson) await forgetPrivate();
    const value: MirroredSession = { owner: { id: userId, name }, sessionId, refused: false };
    await database.settings.put({ key: KEY, value });
    return isSamePerson;
  });

const forgetPrivate = (): Promise<number> =>
  database.settings.where('key').startsWith(PRIVATE_PREFIX).delete();

/** @returns false: nobody is the person it was */
const forget = (): Promise<boolean> =>
  database.transaction('rw', database.settings, database.receipts, async () => {
    await database.settings.delete(KEY);
    await forgetPrivate();
    await database.receipts.filter((receipt) => receipt.owner !== null).delete();
    return false;
  });

const isMirroredSession = (value: unknown): value is MirroredSession =>
  isRecord(value) && 'owner' in value && 'sessionId' in value && 'refused' in value;
