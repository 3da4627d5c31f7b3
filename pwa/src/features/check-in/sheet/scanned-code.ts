import { useEffect, useState } from 'react';
import { tabStorage } from '#shared/lib/safe-storage';
import { DOOR_CODE } from './check-in-form';

/** A door code as it is sent with a check-in. */
export interface ReadCode {
  doorCode: string;
  /** ISO instant at which it was read, by this device's clock. */
  doorCodeAt: string;
}

/** `readScannedCode`, and again when the QR is scanned while its page is open: only what stands behind the `#` changes then. */
export const useScannedCode = (): ReadCode | null => {
  const [scanned, setScanned] = useState(readScannedCode);
  useEffect(() => {
    const readAgain = () => setScanned(readScannedCode());
    window.addEventListener('hashchange', readAgain);
    return () => window.removeEventListener('hashchange', readAgain);
  }, []);
  return scanned;
};

/**
 * The code that the door's QR brought behind the `#` of this address, with when it was opened first: a code holds for its
 * minute, and a reload, or a tab that the camera pushed out, does not make it new. Null for an address without one.
 */
export const readScannedCode = (): ReadCode | null => {
  const { pathname, hash } = window.location;
  const doorCode = hash.slice(1);
  if (!DOOR_CODE.test(doorCode)) return null;
  const key = `door-code ${pathname}${hash}`;
  const doorCodeAt = tabStorage.read(key) ?? new Date().toISOString();
  tabStorage.write(key, doorCodeAt);
  return { doorCode, doorCodeAt };
};
