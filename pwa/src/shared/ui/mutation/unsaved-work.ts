import { useEffect, useId } from 'react';

const unsaved = new Set<string>();
const listeners = new Set<() => void>();

/** Whether any form on screen holds something typed and not sent: nothing may reload then (design §5.8). */
export const hasUnsavedWork = (): boolean => unsaved.size > 0;

export const subscribeToUnsavedWork = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

let leaving = 0;

/** Whether the person is on their way out by a decision that no form asks about. */
export const isLeavingUnasked = (): boolean => leaving > 0;

/** Leaves pages, e.g. to log out, without a question about what was typed there. */
export const leaveUnasked = async (leave: () => Promise<void>): Promise<void> => {
  leaving += 1;
  try {
    await leave();
  } finally {
    leaving -= 1;
  }
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
