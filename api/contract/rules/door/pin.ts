/** Digits of a PIN at the door (design §7 "The tablet"). */
export const PIN_LENGTH = { min: 4, max: 8 } as const;

export const INVALID_PIN = `PIN must be ${PIN_LENGTH.min} to ${PIN_LENGTH.max} digits`;

const PIN = new RegExp(`^[0-9]{${PIN_LENGTH.min},${PIN_LENGTH.max}}$`);

export const isPin = (text: string): boolean => PIN.test(text);

/** What is kept of a PIN, by the API and by a paired tablet. */
export interface KeptPin {
  /** A random UUID. */
  salt: string;
  iterations: number;
  /** 256 bits as base64. */
  hash: string;
}

/** What OWASP asks of PBKDF2 with SHA-256: a tablet takes about half a second. */
const ITERATIONS = 600_000;

const HASH_BITS = 256;

/** What to keep of a PIN: PBKDF2-HMAC-SHA-256 (RFC 8018) with a salt of its own. */
export const keepPin = async (pin: string): Promise<KeptPin> => {
  const kept = { salt: crypto.randomUUID(), iterations: ITERATIONS };
  return { ...kept, hash: await hashPin(pin, kept) };
};

/** Whether this is the PIN that is kept. */
export const pinMatches = async (pin: string, kept: KeptPin): Promise<boolean> =>
  (await hashPin(pin, kept)) === kept.hash;

const hashPin = async (pin: string, { salt, iterations }: Omit<KeptPin, 'hash'>): Promise<string> => {
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', text.encode(pin), 'PBKDF2', false, ['deriveBits']);
  const method = { name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(salt), iterations };
  const bits = await crypto.subtle.deriveBits(method, key, HASH_BITS);
  return btoa(String.fromCharCode(...new Uint8Array(bits)));
};
