import '../../.config/typescript-loader/register.mjs';

/** Jest loads this file without its own transform, so the TypeScript behind it comes through the Node loader. */
export default async function globalSetup() {
  const { startTestServer } = await import('./servers/test-server.ts');
  globalThis.__TEST_SERVER__ = await startTestServer();
}
