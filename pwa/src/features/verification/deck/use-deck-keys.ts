import { useEffect, useEffectEvent } from 'react';

export interface DeckCommands {
  approve: () => void;
  reject: () => void;
  /** So many check-ins on, or back. */
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
