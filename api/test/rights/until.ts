import { setTimeout as pause } from 'node:timers/promises';

/** Waits for what happens behind an answer; gives up after ten seconds, unless told. */
export const until = async (isSo: () => Promise<boolean>, seconds = 10): Promise<void> => {
  for (let tries = 0; !(await isSo()); tries += 1) {
    if (tries > seconds * 10) throw new Error('It never came to be.');
    await pause(100);
  }
};
