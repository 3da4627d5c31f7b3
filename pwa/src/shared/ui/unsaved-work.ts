import { useEffect, useId } from 'react';

const unsaved = new Set<string>();
const listeners = new Set<() => void>();

/** Whether any form on screen holds something typed and not sent: nothing may reload then (design §5.8). */
export const hasUnsavedWork = (): boolean => unsaved.size > 0;

export const subscribeToUnsavedWork = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A form says here whether it is dirty, for as long as it is on screen. */
export const useUnsavedWork = (isDirty: boolean): void => {
  const id = useId();
  useEffect(() => {
    if (!isDirty) return;
    unsaved.add(id);
    announce();
    return () => {
      unsaved.delete(id);
      announce();
    };
  }, [id, isDirty]);
};

const announce = () => listeners.forEach((listener) => listener());
