import { useEffect, useEffectEvent, useState } from 'react';
import { deviceStorage } from '#shared/lib/safe-storage';

export interface DeckCommands {
  approve: () => void;
  reject: () => void;
  /** Goes on by some check-ins; below zero, back. */
  step: (steps: number) => void;
  undo: () => void;
}

const KEYS: Record<string, (commands: DeckCommands) => void> = {
  a: ({ approve }) => approve(),
  r: ({ reject }) => reject(),
  u: ({ undo }) => undo(),
  arrowright: ({ step }) => step(1),
  arrowleft: ({ step }) => step(-1),
};

/** Where letters and arrows mean something else. */
const TAKES_KEYS = 'input, textarea, select, [contenteditable="true"], [role="tablist"], [role="dialog"]';

const OFF_KEY = 'photo-keys-off';

/** Whether the queue is worked by keys: it is unless somebody turned them off on this device (WCAG 2.1.4). */
export const useKeysSwitch = () => {
  const [usesKeys, setUsesKeys] = useState(() => deviceStorage.read(OFF_KEY) === null);
  const turn = (isOn: boolean) => {
    if (isOn) deviceStorage.remove(OFF_KEY);
    else deviceStorage.write(OFF_KEY, '1');
    setUsesKeys(isOn);
  };
  return [usesKeys, turn] as const;
};

/** The queue by keyboard, while no field, tab or dialog has the focus. */
export const useDeckKeys = (commands: DeckCommands, isOn: boolean): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = KEYS[event.key.toLowerCase()];
    if (!act || isMeantElsewhere(event)) return;
    event.preventDefault();
    act(commands);
  });
  useEffect(() => {
    if (!isOn) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOn]);
};

const isMeantElsewhere = ({ ctrlKey, metaKey, altKey, repeat, defaultPrevented, target }: KeyboardEvent) =>
  ctrlKey ||
  metaKey ||
  altKey ||
  repeat ||
  defaultPrevented ||
  (target instanceof Element && target.closest(TAKES_KEYS) !== null) ||
  document.querySelector('[role="dialog"]') !== null;
