import { rm } from 'node:fs/promises';

/** Ends what the set-up of this run began. */
export default async function globalTeardown() {
  await globalThis.__TEST_SERVER__?.stop();
  await rm(process.env.TEST_PROGRAMS_DIRECTORY, { recursive: true, force: true });
}
