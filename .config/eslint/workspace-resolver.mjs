import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workspacePath } from './workspace-path.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Lets `import-x` follow the workspace's aliases; packages are none of its business. */
export const workspaceResolver = {
  interfaceVersion: 3,
  name: 'workspace',
  resolve(specifier, file) {
    const path = workspacePath(relative(ROOT, file).split(sep).join('/'), specifier);
    if (path === undefined) return { found: true, path: null };
    const place = ['.ts', '.tsx', '']
      .map((extension) => join(ROOT, path + extension))
      .find((candidate) => existsSync(candidate));
    return place ? { found: true, path: place } : { found: false };
  },
};
