import { setTimeout as pause } from 'node:timers/promises';

/** Waits for what happens behind an answer; gives up after ten seconds. */
export const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; !(await isSo()); tries += 1) {
    if (tries > 100) throw new Error('It never came to be.');
    await pause(100);
  }
};
