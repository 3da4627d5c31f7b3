import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, ROOT, runNpm } from './workspace.mjs';

/** What a build needs comes along, too, where NODE_ENV=production would leave it out. */
export const INSTALL = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];

const OLDEST_NODE = [20, 19];

/** Ends with a plain message when this Node is older than the product can run on. */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor, wantedMinor] = OLDEST_NODE;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  fail(`This needs Node ${OLDEST_NODE.join('.')} or later; this is Node ${version}. See https://nodejs.org`);
}

/** Installs exactly what the lockfile names, unless that is what is there already. */
export async function ensureInstalled() {
  if (await isInstalled()) return;
  console.error('Installing packages, which takes a minute or two …');
  const { exitCode } = await runNpm(INSTALL);
  if (exitCode !== 0)
    fail('The packages could not be installed; npm says why above. Then run the same command again.');
}

/**
 * npm writes its own lockfile into node_modules as the last act of an install, so an install that was cut off, one
 * from before a `git pull` and one done by hand are all told apart by comparing the two.
 */
async function isInstalled() {
  const [wanted, present] = await Promise.all([
    packagesIn(join(ROOT, 'package-lock.json')),
    packagesIn(join(ROOT, 'node_modules', '.package-lock.json')),
  ]);
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      !path.includes('node_modules/') || optional || link || present[path]?.version === version,
  );
}

async function packagesIn(lockfile) {
  const text = await readFile(lockfile, 'utf8').catch(() => '{}');
  return JSON.parse(text).packages ?? {};
}
