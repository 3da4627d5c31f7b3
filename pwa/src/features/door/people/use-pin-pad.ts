import { useEffect, useRef, useState } from 'react';
import { isPin, INVALID_PIN, PIN_LENGTH } from '#contract/rules/door/pin';
import type { DoorPerson } from '#features/door/store/door-database';
import { tryPin, type PinVerdict } from './pin-tries';

/** What the PIN pad shows and does. */
export const usePinPad = (person: DoorPerson, onRight: () => void) => {
  const [pin, setTyped] = useState('');
  /** A new one each time, be it in the same words. */
  const [problem, setProblem] = useState<{ words: string } | null>(null);
  const [isChecking, setChecking] = useState(false);
  const isUnderWay = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  // A screen reader says then what is wrong with it.
  useEffect(() => {
    if (problem) field.current?.focus();
  }, [problem]);

  const check = async (): Promise<void> => {
    if (!isPin(pin)) return setProblem({ words: INVALID_PIN });
    const verdict = await tryPin(person, pin);
    if (verdict.outcome === 'right') return onRight();
    setTyped('');
    setProblem({ words: wordsOf(verdict) });
  };

  const submit = async (): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setChecking(true);
    try {
      await check();
    } catch (error) {
      console.error(error);
      setProblem({ words: 'This tablet could not check the PIN. Try again.' });
    } finally {
      isUnderWay.current = false;
      setChecking(false);
    }
  };

  return {
    pin,
    setPin: (text: string) => setTyped(text.replaceAll(/\D/g, '').slice(0, PIN_LENGTH.max)),
    field,
    problem: problem?.words,
    isChecking,
    submit,
  };
};

const MINUTE_MS = 60_000;

const wordsOf = (verdict: Exclude<PinVerdict, { outcome: 'right' }>): string => {
  if (verdict.outcome === 'wrong')
    return `Wrong PIN. ${verdict.left === 1 ? 'One try' : `${verdict.left} tries`} left.`;
  const minutes = Math.max(1, Math.ceil((verdict.until - Date.now()) / MINUTE_MS));
  return `Too many wrong PINs. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
};
