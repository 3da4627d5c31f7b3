import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import '../../.config/typescript-loader/register.mjs';

/** Jest loads this file without its own transform, so the TypeScript behind it comes through the Node loader. */
export default async function globalSetup() {
  const programs = new URL(`../node_modules/.cache/programs-${process.pid}`, import.meta.url);
  // An earlier run that was ended in the middle may have had the same process id.
  await rm(programs, { recursive: true, force: true });
  process.env.TEST_PROGRAMS_DIRECTORY = fileURLToPath(programs);
  const { startTestServer } = await import('./servers/test-server.ts');
  globalThis.__TEST_SERVER__ = await startTestServer();
}
