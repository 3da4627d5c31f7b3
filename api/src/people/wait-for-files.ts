import { setTimeout as pause } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { Database } from '#src/database/database.js';

/** Jobs that remove files, in whose transaction their rows went. */
const FILE_JOBS = ['photos.discard-files', 'artists.discard-files', 'auth.discard-profile-image'];

/** Longer than a process that died holds its jobs. */
const LONGEST_WAIT_SECONDS = 180;

/** One that was given up is not tried again, and nothing to wait for. */
const OPEN_JOBS = `SELECT FROM graphile_worker.jobs
  WHERE task_identifier = ANY ($1) AND (attempts < max_attempts OR locked_at IS NOT NULL)`;

/** Waits until the files of somebody who was forgotten are gone, too. @returns false when the storage takes longer */
export const waitForFiles = async (product: INestApplicationContext): Promise<boolean> => {
  for (let seconds = 0; seconds < LONGEST_WAIT_SECONDS; seconds += 1) {
    if ((await product.get(Database).query(OPEN_JOBS, [FILE_JOBS])).length === 0) return true;
    await pause(1_000);
  }
  return false;
};
