import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The checkout's top directory. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Nx neither stays in the background, draws over the terminal, nor asks anything. */
const QUIET = { NX_DAEMON: 'false', NX_TUI: 'false', NX_SKIP_NX_CACHE: '', CI: process.env.CI ?? '' };

/**
 * Runs a program, from the top directory unless told, and says how it ended.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, capture?: boolean, hideOutput?: boolean, shell?: boolean }} [options] capture keeps the output
 *   instead of showing it, hideOutput drops standard output alone
 * @returns {Promise<{ exitCode: number, output: string }>}
 */
export function run(
  program,
  args,
  { cwd = ROOT, env = {}, capture = false, hideOutput = false, shell = false } = {},
) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...QUIET, ...env },
      shell,
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : ['ignore', hideOutput ? 'ignore' : 'inherit', 'inherit'],
      windowsHide: true,
    });
    let output = '';
    child.stdout?.on('data', (text) => (output += text));
    child.stderr?.on('data', (text) => (output += text));
    const letGo = endTogether(child);
    child.on('error', (error) => resolve({ exitCode: 127, output: output + error.message }));
    child.on('close', (exitCode) => {
      letGo();
      resolve({ exitCode: exitCode ?? 1, output });
    });
  });
}

/** A task that is told to end passes that on, so that no browser or server stays behind, and ends after its child. */
function endTogether(child) {
  const onSignal = (signal) => {
    child.once('close', () => process.exit(1));
    child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.once(signal, onSignal);
  return () => signals.forEach((signal) => process.off(signal, onSignal));
}

/** Runs a JavaScript file with this same Node: no shell, and no `.cmd` on Windows. */
export const runNode = (args, options) => run(process.execPath, args, options);

/** Runs npm: the very one that started us where it did, which also spares Windows its `npm.cmd`. */
export function runNpm(args, options = {}) {
  const npm = process.env.npm_execpath;
  if (npm && /npm-cli\.[cm]?js$/.test(npm)) return runNode([npm, ...args], options);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, {
    ...options,
    shell: process.platform === 'win32',
  });
}

/** Ends the task with a message instead of a stack. */
export function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}
