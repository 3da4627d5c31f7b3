import { useRef, useState } from 'react';
import { isPin, INVALID_PIN, PIN_LENGTH } from '#contract/rules/door/pin';
import type { DoorPerson } from '#features/door/store/door-database';
import { tryPin, type PinVerdict } from './pin-tries';

interface PinProblem {
  words: string;
  /** Counts up, so that the same words are announced again. */
  attempt: number;
}

export const usePinPad = (person: DoorPerson, onRight: () => void) => {
  const [pin, setTyped] = useState('');
  const [problem, setProblem] = useState<PinProblem | null>(null);
  const [isChecking, setChecking] = useState(false);
  const isUnderWay = useRef(false);
  const tell = (words: string) => setProblem((before) => ({ words, attempt: (before?.attempt ?? 0) + 1 }));

  const check = async (): Promise<void> => {
    if (!isPin(pin)) return tell(INVALID_PIN);
    const verdict = await tryPin(person, pin);
    if (verdict.outcome === 'right') return onRight();
    setTyped('');
    tell(wordsOf(verdict));
  };

  const submit = async (): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setChecking(true);
    try {
      await check();
    } catch (error) {
      console.error(error);
      tell('This tablet could not check the PIN. Try again.');
    } finally {
      isUnderWay.current = false;
      setChecking(false);
    }
  };

  return {
    pin,
    setPin: (text: string) => setTyped(text.replaceAll(/\D/g, '').slice(0, PIN_LENGTH.max)),
    problem,
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
