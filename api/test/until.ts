import { setTimeout as pause } from 'node:timers/promises';

const STEP_MS = 20;

/**
 * Waits for what happens behind an answer.
 * @throws Error when it does not come true in that many seconds
 */
export const until = async (isTrue: () => boolean | Promise<boolean>, seconds = 10): Promise<void> => {
  const latest = Date.now() + seconds * 1_000;
  while (!(await isTrue())) {
    if (Date.now() > latest) throw new Error(`It did not come true within ${seconds} seconds.`);
    await pause(STEP_MS);
  }
};
