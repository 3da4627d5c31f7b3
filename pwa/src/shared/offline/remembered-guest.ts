const KEY = 'guest';

/** Who last checked in on this device without being signed in: nobody is asked twice (design §1). */
export interface RememberedGuest {
  name: string;
  email: string;
}

export const rememberedGuest = (): RememberedGuest | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isGuest(kept) ? kept : null;
  } catch {
    return null;
  }
};

export const rememberGuest = (guest: RememberedGuest): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(guest));
  } catch (error) {
    console.info('This browser does not remember the name.', error);
  }
};

/** Forgets them when somebody signs in or out: the next person at this phone may be another. */
export const forgetGuest = (): void => {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // A browser that blocks storage remembers nobody.
  }
};

const isGuest = (value: unknown): value is RememberedGuest =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'email' in value &&
  typeof value.email === 'string';
