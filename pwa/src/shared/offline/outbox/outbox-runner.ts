import { noAnswerVerdict } from './answer-verdict';
import { showCountOnAppIcon } from '#shared/offline/status/app-badge';
import {
  acknowledge,
  holdForSignIn,
  keepForLater,
  markStuck,
  nextDueEntry,
  readPhoto,
  releaseNetworkWaits,
  replacePhoto,
  returnCrashedEntries,
  saveProgress,
  takeEntry,
} from './outbox-attempts';
import type { OutboxEntry, PhotoRecord, Verdict } from './outbox-entry';
import { handlerOf, type OutboxHandler, type SendContext } from './outbox-handlers';
import { makeOutboxCall, NoAnswerError } from './outbox-request';
import { isVenueReachable, probeVenue } from '#shared/offline/status/reachability';
import { LONGEST_DELAY } from '#shared/http/backoff';
import { whileOnlyRunner } from './runner-lock';
import { mirroredSession, noteRefusedSession } from '#shared/offline/storage/session-mirror';

/** `fresh`: the network may have come back, so entries that only waited for it are due. `due`: mind the clock. */
export type Wake = 'due' | 'fresh';

/** Shown on an entry whose photo is not on the device any more. */
export const PHOTO_UNREADABLE = 'This phone can no longer read the photo. Add the photo again.';

let queued: { wake: Wake; run: Promise<void> } | null = null;

/**
 * Sends what is due, one entry after the other, as the only runner over all tabs and the service worker (design §5.3).
 * Calls during a run are folded into one run after it. Resolves when nothing is due any more or the venue is out of
 * reach; what is left waits in the database.
 */
export const drainOutbox = (wake: Wake): Promise<void> => {
  if (queued) {
    if (wake === 'fresh') queued.wake = wake;
    return queued.run;
  }
  const mine = { wake, run: Promise.resolve() };
  mine.run = whileOnlyRunner(() => {
    queued = null;
    return drain(mine.wake);
  }).finally(() => {
    if (queued === mine) queued = null;
  });
  queued = mine;
  return mine.run;
};

const drain = async (wake: Wake): Promise<void> => {
  await returnCrashedEntries();
  const wasReachable = isVenueReachable();
  const firstDue = await nextDueEntry(wake === 'fresh' || !wasReachable ? Infinity : Date.now());
  // With nothing due it is still worth knowing that the venue is back: the person is told of it.
  const isWorthAsking = firstDue !== undefined || (wake === 'fresh' && !wasReachable);
  if (!isWorthAsking || !(await probeVenue()) || !firstDue) return;
  if (wake === 'fresh' || !wasReachable) await releaseNetworkWaits();
  await sendAllDue();
  await showCountOnAppIcon();
};

/**
 * @throws the first trouble of this device's own, such as a broken disk, once every other entry has had its turn
 */
const sendAllDue = async (): Promise<void> => {
  const passed = new Set<string>();
  const troubles: unknown[] = [];
  const next = () => nextDueEntry(Date.now(), passed);
  for (let entry = await next(); entry; entry = await next()) {
    try {
      const verdict = await attempt(entry);
      const looksOffline = verdict?.outcome === 'backoff' && verdict.waitsFor === 'network';
      if (looksOffline && !(await probeVenue())) break;
    } catch (trouble) {
      passed.add(entry.id);
      troubles.push(trouble);
    }
  }
  if (troubles.length > 0) throw troubles[0];
};

/** Sends one entry as its owner and settles what came of it; null when it was not tried. */
const attempt = async (entry: OutboxEntry): Promise<Verdict | null> => {
  const handler = handlerOf(entry.kind);
  if (!handler) {
    const reason = 'A newer version of the app queued this. Reload to send it.';
    await keepForLater(entry, { waitsFor: 'server', reason, notBefore: Date.now() + LONGEST_DELAY });
    return null;
  }
  const session = await mirroredSession();
  const mayBeSent = entry.owner === null || (session?.owner.id === entry.owner.id && !session.refused);
  if (!mayBeSent) {
    await holdForSignIn(entry);
    return null;
  }
  const bearer = entry.owner === null ? null : (session?.sessionId ?? null);
  const taken = await takeEntry(entry.id);
  if (!taken) return null;
  const photo = await readPhoto(taken.id);
  // What has got further may not need its photo any more; its handler knows.
  const isPhotoLost = taken.hasPhoto && !photo && taken.progress === null;
  const verdict: Verdict = isPhotoLost
    ? { outcome: 'needs-photo' }
    : await handler.send(taken, photo, contextFor(taken, bearer)).catch(verdictOnThrow);
  await settle({ entry: taken, photo }, verdict, { handler, bearer });
  return verdict;
};

const contextFor = (entry: OutboxEntry, bearer: string | null): SendContext => ({
  request: (path, init) => makeOutboxCall({ path, key: entry.id, bearer, ...init }),
  saveProgress: (progress) => saveProgress(entry.id, progress),
});

/** A handler that throws has not been refused by anyone: its entry is kept and tried again. */
const verdictOnThrow = (error: unknown): Verdict =>
  error instanceof NoAnswerError
    ? noAnswerVerdict()
    : {
        outcome: 'backoff',
        waitsFor: 'server',
        reason: 'This phone could not send it. Trying again.',
        notBefore: null,
      };

const settle = async (
  { entry, photo }: { entry: OutboxEntry; photo: PhotoRecord | null },
  verdict: Verdict,
  { handler, bearer }: { handler: OutboxHandler; bearer: string | null },
): Promise<void> => {
  switch (verdict.outcome) {
    case 'done':
      return acknowledge(entry, verdict.answer);
    case 'backoff':
      return keepForLater(entry, verdict);
    case 'stuck':
      return markStuck(entry, verdict.reason);
    case 'needs-sign-in':
      if (bearer === null)
        return keepForLater(entry, { waitsFor: 'server', reason: verdict.reason, notBefore: null });
      await noteRefusedSession(bearer);
      return holdForSignIn(entry);
    case 'needs-photo':
      return markStuck({ ...entry, hasPhoto: false }, PHOTO_UNREADABLE);
    case 'shrink-once': {
      const mayShrink = photo !== null && !entry.photoShrunk;
      const smaller = mayShrink ? await handler.shrinkPhoto?.(photo).catch(() => null) : null;
      return smaller ? replacePhoto(entry, smaller) : markStuck(entry, verdict.reason);
    }
  }
};
