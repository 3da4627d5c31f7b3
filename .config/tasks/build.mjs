import { fail, runNode } from './workspace.mjs';

/** Builds API and PWA; what no source of has changed is not built again. Shows output only of a failure, on standard error. */
export async function build() {
  const started = Date.now();
  process.stderr.write('Building … ');
  const { exitCode, output } = await runNode(
    ['node_modules/nx/dist/bin/nx.js', 'run-many', '-t', 'build', '-p', '@honky-tonk/api', '@honky-tonk/pwa'],
    { capture: true },
  );
  if (exitCode !== 0) fail(`failed:\n\n${output}`);
  console.error(`done in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}
