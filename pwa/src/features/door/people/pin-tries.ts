import { pinMatches } from '#contract/rules/door/pin';
import { isRecord } from '#shared/lib/problem';
import {
  doorDatabase as database,
  withDoorDatabase,
  type DoorPerson,
} from '#features/door/store/door-database';

/** So many wrong PINs lock a person out. */
const MOST_TRIES = 5;

const LOCK_MS = 5 * 60_000;

interface Tries {
  wrong: number;
  /** Epoch milliseconds of the last one. */
  lastAt: number;
}

/** The outcome of a try; `locked` has the epoch milliseconds until which no PIN is checked. */
export type PinVerdict =
  { outcome: 'right' } | { outcome: 'wrong'; left: number } | { outcome: 'locked'; until: number };

/**
 * Checks a PIN without a network (design §7 "The tablet"). A try is counted before it is checked, so that leaving the page does
 * not save it.
 */
export const tryPin = async (person: DoorPerson, pin: string, now = Date.now()): Promise<PinVerdict> => {
  const key = `pin-tries:${person.id}`;
  const tries = await withDoorDatabase(() => countTry(key, now));
  if (tries.wrong > MOST_TRIES) return { outcome: 'locked', until: tries.lastAt + LOCK_MS };
  if (await pinMatches(pin, person.pin)) {
    await withDoorDatabase(() => database.settings.delete(key));
    return { outcome: 'right' };
  }
  return tries.wrong === MOST_TRIES
    ? { outcome: 'locked', until: tries.lastAt + LOCK_MS }
    : { outcome: 'wrong', left: MOST_TRIES - tries.wrong };
};

/** Counts one more try. Tries past the last one do not count: they would extend the lock for ever. */
const countTry = (key: string, now: number): Promise<Tries> =>
  database.transaction('rw', database.settings, async () => {
    const before = triesOf((await database.settings.get(key))?.value);
    const tries = nextTries(before, now);
    await database.settings.put({ key, value: { ...tries, wrong: Math.min(tries.wrong, MOST_TRIES) } });
    return tries;
  });

const nextTries = ({ wrong, lastAt }: Tries, now: number): Tries => {
  if (wrong < MOST_TRIES) return { wrong: wrong + 1, lastAt: now };
  // A clock that was set back opens nothing: the lock begins again.
  if (now < lastAt) return { wrong: MOST_TRIES + 1, lastAt: now };
  return now < lastAt + LOCK_MS ? { wrong: MOST_TRIES + 1, lastAt } : { wrong: 1, lastAt: now };
};

const triesOf = (value: unknown): Tries =>
  isRecord(value) && typeof value.wrong === 'number' && typeof value.lastAt === 'number'
    ? { wrong: value.wrong, lastAt: value.lastAt }
    : { wrong: 0, lastAt: 0 };
