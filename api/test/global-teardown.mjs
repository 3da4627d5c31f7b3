/** Ends what the set-up of this run began. */
export default async function globalTeardown() {
  await globalThis.__TEST_SERVER__?.stop();
}
