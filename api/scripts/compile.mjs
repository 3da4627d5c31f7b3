import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const API = fileURLToPath(new URL('../', import.meta.url));
const SWC = join(dirname(createRequire(import.meta.url).resolve('@swc/cli/package.json')), 'bin/swc.js');
const NOT_COMPILED = '**/*.spec.ts,**/*.d.ts';

/** Of the build itself, wherever it lies: a server imports nothing from another build. */
const PACKAGE = { type: 'module', imports: { '#src/*': './src/*', '#contract/*': './contract/*' } };
const { version } = JSON.parse(await readFile(join(API, 'package.json'), 'utf8'));

/**
 * Starts to compile the API's sources into a directory, and to copy what lies between them.
 * @param {string} directory where to
 * @param {readonly string[]} options further options of swc
 */
export async function startCompiler(directory, options = []) {
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, 'package.json'), JSON.stringify({ version, ...PACKAGE }));
  const args = [
    SWC,
    'src',
    'contract',
    '--out-dir',
    directory,
    '--copy-files',
    '--ignore',
    NOT_COMPILED,
    ...options,
  ];
  return spawn(process.execPath, args, { cwd: API, stdio: ['ignore', 'inherit', 'inherit'] });
}

/** As `startCompiler`, until all is compiled. */
export async function compile(directory, options) {
  const [exitCode] = await once(await startCompiler(directory, options), 'exit');
  if (exitCode !== 0) throw new Error('The API does not compile; swc says why above.');
}
