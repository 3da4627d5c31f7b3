import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, runNode } from './workspace.mjs';

const CHROMIUM_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];
const HEADLESS_SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell'];
const FIREFOX_NAMES = ['firefox-esr', 'firefox'];
const MAC_CHROMIUM = ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);
const WINDOWS_CHROMIUM = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];
const WINDOWS_FIREFOX = ['Mozilla Firefox\\firefox.exe'];
const NO_BROWSER =
  'No Chromium was found for the journeys, and none could be installed here. Install Chromium or Chrome, ' +
  'or set CHROMIUM_PATH to its program.';

/**
 * The path of a Chromium that starts: named by CHROMIUM_PATH, Playwright's own, or the machine's; installed when there
 * is none and the machine allows it. Raises an error that says what to do otherwise.
 */
export async function findChromium() {
  const found =
    (await chromiumHere()) ??
    (await installFromDebian('chromium', chromiumHere)) ??
    (await installFromPlaywright());
  if (!found) throw new Error(NO_BROWSER);
  return found;
}

/**
 * The path of Chromium without the browser around the page, or undefined. It runs pages for a quarter less of the processor,
 * and lacks what belongs to a browser, as Background Sync.
 */
export async function findHeadlessShell() {
  return (await headlessShellHere()) ?? installFromDebian('chromium-headless-shell', headlessShellHere);
}

/** The path of the machine's Firefox, or undefined: its journey runs only where there is one. */
export async function findFirefox() {
  const places = [
    ...onPath(FIREFOX_NAMES),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    ...inProgramFiles(WINDOWS_FIREFOX),
  ];
  return firstThatStarts([process.env.FIREFOX_PATH, ...places]);
}

async function chromiumHere() {
  if (process.env.CHROMIUM_PATH && !(await starts(process.env.CHROMIUM_PATH))) {
    throw new Error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not start.`);
  }
  const places = [...onPath(CHROMIUM_NAMES), ...MAC_CHROMIUM, ...inProgramFiles(WINDOWS_CHROMIUM)];
  return firstThatStarts([process.env.CHROMIUM_PATH, await playwrightsOwn(), ...places]);
}

const headlessShellHere = () =>
  firstThatStarts([process.env.HEADLESS_SHELL_PATH, ...onPath(HEADLESS_SHELL_NAMES)]);

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/** @returns what `find` finds once the package was installed; undefined where it cannot be */
async function installFromDebian(name, find) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  console.log(`Installing the ${name} of this Debian …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env, capture: true });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env, capture: true });
  return find();
}

async function installFromPlaywright() {
  console.log("No Chromium here; installing Playwright's …");
  const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  await runNode(['node_modules/@playwright/test/cli.js', 'install', ...withLibraries, 'chromium']);
  return firstThatStarts([await playwrightsOwn()]);
}

const onPath = (names) =>
  names.flatMap((name) =>
    [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'].map((directory) =>
      join(directory, name),
    ),
  );

const inProgramFiles = (names) =>
  [process.env.ProgramFiles, process.env['ProgramFiles(x86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .flatMap((directory) => names.map((name) => join(directory, name)));

async function firstThatStarts(paths) {
  for (const path of new Set(paths.filter(Boolean))) if (await starts(path)) return path;
  return undefined;
}

/** A file that is there may still be a stub or lack its libraries. On Windows `--version` would open a window. */
async function starts(path) {
  if (!existsSync(path)) return false;
  return process.platform === 'win32' || (await run(path, ['--version'], { capture: true })).exitCode === 0;
}
