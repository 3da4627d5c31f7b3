import { useEffect, useRef, type KeyboardEvent as InputKeyboardEvent } from 'react';

/** Elements that typing is meant for when they have the focus. */
const OWN_TYPING = 'input, textarea, select';

/** While one is open, the guest it is about stays, wherever the focus is. */
const hasSheet = (): boolean => document.querySelector('[role=dialog]') !== null;

/**
 * Props of the search that let a hand scanner type into it: what comes while no field has the focus goes there, also from a
 * button that was tapped before, which the Enter that ends each code would press. Not while a sheet is open. A code that was
 * none of a member gives way to the next.
 */
export const useHandScanner = () => {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focusSearch = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isTyped = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
      const isInField = target instanceof Element && target.closest(OWN_TYPING) !== null;
      if (isTyped && !isInField && !hasSheet()) ref.current?.focus();
    };
    document.addEventListener('keydown', focusSearch);
    return () => document.removeEventListener('keydown', focusSearch);
  }, []);
  const onKeyDown = ({ key, currentTarget }: InputKeyboardEvent<HTMLInputElement>) => {
    if (key === 'Enter') currentTarget.select();
  };
  return { ref, onKeyDown };
};
