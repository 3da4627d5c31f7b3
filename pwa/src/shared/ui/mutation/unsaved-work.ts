import { useEffect, useId } from 'react';
import { storeOf } from '#shared/lib/store';

const unsaved = storeOf<readonly string[]>([]);

/** Whether any form on screen holds something typed and not sent: nothing may reload then (design §5.8). */
export const hasUnsavedWork = (): boolean => unsaved.get().length > 0;

export const subscribeToUnsavedWork = unsaved.subscribe;

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
    unsaved.set([...unsaved.get(), id]);
    return () => unsaved.set(unsaved.get().filter((other) => other !== id));
  }, [id, isDirty]);
};
