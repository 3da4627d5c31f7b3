import { isRecord } from '#shared/lib/problem';
import { deviceStorage } from '#shared/lib/safe-storage';

const KEY = 'guest';

/** Two people who check in within this time share the device: its next guest is likely a third. */
const SHARED_WITHIN_MS = 60 * 60 * 1000;

/** Who last checked in on this device without being signed in: nobody is asked twice (design §1). */
export interface RememberedGuest {
  name: string;
  email: string;
}

/** What is kept: of a shared device only that it is one. */
interface KeptGuest {
  guest: RememberedGuest | null;
  /** Epoch milliseconds of the last form sent. */
  at: number;
}

/** The last guest; null when nobody is remembered, or when several people use this device. */
export const rememberedGuest = (): RememberedGuest | null => readKept()?.guest ?? null;

/** Remembers this guest, unless somebody else was here within the hour. */
export const rememberGuest = (guest: RememberedGuest): void => {
  const last = readKept();
  const at = Date.now();
  const isShared = last !== null && Math.abs(at - last.at) <= SHARED_WITHIN_MS && !isSame(last.guest, guest);
  const kept: KeptGuest = { guest: isShared ? null : guest, at };
  deviceStorage.write(KEY, JSON.stringify(kept));
};

/** Takes over what the remembered guest has put right of their own check-in. @param before the name that it had */
export const correctGuest = (before: string, guest: RememberedGuest): void => {
  if (!isSame(rememberedGuest(), { ...guest, name: before })) return;
  forgetGuest();
  rememberGuest(guest);
};

/** Forgets them when somebody signs in or out: the next person at this phone may be another. */
export const forgetGuest = (): void => deviceStorage.remove(KEY);

const isSame = (last: RememberedGuest | null, guest: RememberedGuest): boolean =>
  last !== null && nameOf(last) === nameOf(guest);

/** An e-mail added the second time is still the same person. */
const nameOf = ({ name }: RememberedGuest): string => name.trim().toLowerCase();

const readKept = (): KeptGuest | null => {
  const kept = deviceStorage.readJson(KEY);
  if (isGuest(kept)) return { guest: { name: kept.name, email: kept.email }, at: 0 };
  return isKept(kept) ? kept : null;
};

const isKept = (value: unknown): value is KeptGuest =>
  isRecord(value) && typeof value.at === 'number' && (value.guest === null || isGuest(value.guest));

const isGuest = (value: unknown): value is RememberedGuest =>
  isRecord(value) && typeof value.name === 'string' && typeof value.email === 'string';
