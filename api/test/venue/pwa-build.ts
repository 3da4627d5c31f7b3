import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ofPwa = (path: string) => fileURLToPath(new URL(`../../../pwa/${path}`, import.meta.url));

/** As the app's build writes them, of the addresses that specs ask for. */
const ADDRESSES = [
  '^/?$',
  '^/(account|admin|artists|gallery|login)/?$',
  '^/(artists|events|gallery)/[1-9]\\d{0,9}/?$',
  '^/events/[1-9]\\d{0,9}/check-in/?$',
  '^/(invitations|check-ins|m|unsubscribe)/[^/]+/?$',
];

/** A directory with what the API reads of a build of the PWA: its page, as the sources have it, and its addresses. */
export const createPwaBuild = async (): Promise<string> => {
  const directory = await mkdtemp(join(tmpdir(), 'honky-tonk-pwa-'));
  await cp(ofPwa('index.html'), join(directory, 'index.html'));
  await cp(ofPwa('public/theme-start.js'), join(directory, 'theme-start.js'));
  await mkdir(join(directory, '.vite'));
  await writeFile(join(directory, '.vite/manifest.json'), '{}');
  await writeFile(join(directory, '.vite/page-addresses.json'), JSON.stringify(ADDRESSES));
  return directory;
};
