import { jestCounts, playwrightCounts, reportOf } from './test-counts.mjs';
import { runNode } from './workspace.mjs';

const NX = 'node_modules/nx/dist/bin/nx.js';

/**
 * Everything `npm test` does, in order, each a target of Nx: what has passed with the same inputs is not run again. Each
 * step tells its exit code, and its counts where it has a report.
 * @type {{ name: string, run: () => Promise<{ exitCode: number, counts?: import('./test-counts.mjs').Counts }> }[]}
 */
export const TEST_STEPS = [
  // Each of them keeps one processor busy.
  {
    name: 'static',
    run: () => runNx(['run-many', '-t', 'lint', 'typecheck', 'format', 'tooling', '--parallel=2']),
  },
  { name: 'api', run: () => runCounted('api', 'specs', jestCounts) },
  { name: 'pwa', run: () => runCounted('pwa', 'specs', jestCounts) },
  { name: 'build', run: () => runNx(['run-many', '-t', 'build']) },
  { name: 'contract', run: () => runNx(['run', '@honky-tonk/api:contract']) },
  { name: 'journeys', run: () => runCounted('e2e', 'journeys', playwrightCounts) },
];

const runNx = (args) => runNode([NX, ...args, '--outputStyle=stream']);

async function runCounted(workspace, target, count) {
  const { exitCode } = await runNx(['run', `@honky-tonk/${workspace}:${target}`]);
  return { exitCode, counts: await count(reportOf(workspace, target)) };
}
