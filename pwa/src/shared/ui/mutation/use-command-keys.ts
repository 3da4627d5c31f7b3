import { useState } from 'react';

/**
 * Idempotency keys of commands that are no forms, such as a row's button: one for each subject, the same until it is settled. An
 * answer may be lost; pressed again, the command still takes effect once.
 */
export const useCommandKeys = () => {
  const [keys] = useState(() => new Map<string, string>());
  return {
    keyOf: (subject: string): string => {
      const key = keys.get(subject) ?? crypto.randomUUID();
      keys.set(subject, key);
      return key;
    },
    settle: (subject: string): void => void keys.delete(subject),
  };
};
