import { useEffect, useRef, type KeyboardEvent as InputKeyboardEvent } from 'react';

/**
 * Props of the search that let a hand scanner type into it: what comes while nothing has the focus goes there, as after a
 * check-in, and a code that was none of a member gives way to the next, since Enter ends each.
 */
export const useHandScanner = () => {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focusSearch = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isTyped = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
      if (isTyped && target === document.body) ref.current?.focus();
    };
    document.addEventListener('keydown', focusSearch);
    return () => document.removeEventListener('keydown', focusSearch);
  }, []);
  const onKeyDown = ({ key, currentTarget }: InputKeyboardEvent<HTMLInputElement>) => {
    if (key === 'Enter') currentTarget.select();
  };
  return { ref, onKeyDown };
};
