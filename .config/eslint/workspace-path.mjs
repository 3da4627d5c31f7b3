import { posix } from 'node:path';

const PWA_ALIASES = ['app', 'features', 'routes', 'shared'];
const E2E_ALIASES = ['pages', 'support'];
/** `#test/…` is each workspace's own. */
const TESTED = ['api', 'pwa'];

/**
 * What an import means, as a path from the top of the workspace without its extension; undefined for a package.
 * @param {string} file the importing file, from the top of the workspace, with forward slashes
 * @param {string} specifier
 */
export function workspacePath(file, specifier) {
  const bare = specifier.replace(/\?.*$/, '').replace(/\.(js|ts|tsx)$/, '');
  if (bare.startsWith('.')) return posix.join(posix.dirname(file), bare);
  const [, alias, rest] = /^#([a-z0-9-]+)\/(.+)$/.exec(bare) ?? [];
  if (alias === undefined) return undefined;
  return aliasPath(alias, posix.normalize(`${alias}/${rest}`), file.split('/')[0]);
}

function aliasPath(alias, path, workspace) {
  if (alias === 'contract') return posix.join('api', path);
  if (PWA_ALIASES.includes(alias)) return posix.join('pwa/src', path);
  if (E2E_ALIASES.includes(alias)) return posix.join('e2e', path);
  if (alias === 'src' || alias === 'bench') return posix.join('api', path);
  if (alias === 'test' && TESTED.includes(workspace)) return posix.join(workspace, path);
  return undefined;
}

/**
 * What a path says of itself.
 * @returns {{ zone: string, area?: string, role?: string, path: string }} zone as in `ZONES`; the area of a module or
 *   feature; the role is the file name's last part, such as 'service'
 */
export function describePath(path) {
  const [workspace, top, folder, area] = path.replace(/\.(js|ts|tsx|mjs)$/, '').split('/');
  const role = roleOf(path);
  if (workspace === 'api' && top === 'contract') return { zone: 'contract', role, path };
  if (workspace === 'api' && top === 'src') return apiSource(path, folder, area, role);
  if (workspace === 'pwa' && top === 'src') return pwaSource(path, folder, area, role);
  return { zone: workspace ?? '', role, path };
}

function apiSource(path, folder, area, role) {
  if (folder === 'modules') return { zone: 'api-module', area, role, path };
  if (['common', 'integrations', 'config', 'database'].includes(folder))
    return { zone: 'api-base', role, path };
  return { zone: 'api', role, path };
}

function pwaSource(path, folder, area, role) {
  if (folder === 'features') return { zone: 'pwa-feature', area, role, path };
  if (['app', 'routes', 'shared'].includes(folder)) return { zone: `pwa-${folder}`, role, path };
  return { zone: 'pwa', role, path };
}

/** `loyalty-members.repository` → repository; `entities/user.entity` → entity; `badge-rules` → rules. */
function roleOf(path) {
  const name = posix
    .basename(path)
    .replace(/\.(js|ts|tsx|mjs)$/, '')
    .replace(/\.spec$/, '');
  return name.split(/[.-]/).at(-1);
}
