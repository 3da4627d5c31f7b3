import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readlink, rename, rm, stat, symlink, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** A server may still run from an older build. */
const KEPT_BUILDS = 5;
const BUILD = /^\.dist-/;

/**
 * Builds a workspace. `dist` is a link to the folder of a build, which nothing writes to once it is whole: a new build has
 * a folder of its own and the link moves to it in one step, so that a server keeps all files of the build that it started
 * from. What Nx finds unchanged (by its hash of the sources) is not built again.
 * @param {string} workspace its directory
 * @param {(directory: string) => Promise<unknown>} buildInto writes the build into an empty directory
 */
export async function replaceDist(workspace, buildInto) {
  const name = `.dist-${process.env.NX_TASK_HASH ?? randomUUID()}`;
  const folder = join(workspace, name);
  if (!existsSync(folder)) await makeWhole(folder, buildInto);
  const now = new Date();
  await utimes(folder, now, now);
  await pointTo(workspace, name);
  await removeOldBuilds(workspace, name);
}

/** The folder is there only when the build is done; whoever builds the same meanwhile may be first. */
async function makeWhole(folder, buildInto) {
  const unfinished = `${folder}.${randomUUID()}`;
  try {
    await buildInto(unfinished);
    await rename(unfinished, folder).catch((error) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function pointTo(workspace, name) {
  const dist = join(workspace, 'dist');
  if (basename(await readlink(dist).catch(() => '')) === name) return;
  const link = join(workspace, `.link-${randomUUID()}`);
  // Windows has no relative link that everybody may make, nor one that can be replaced in one step.
  const isWindows = process.platform === 'win32';
  await symlink(isWindows ? join(workspace, name) : name, link, isWindows ? 'junction' : undefined);
  await rename(link, dist).catch(async () => {
    await rm(dist, { recursive: true, force: true });
    await rename(link, dist);
  });
}

async function removeOldBuilds(workspace, current) {
  const names = (await readdir(workspace)).filter((name) => BUILD.test(name) && name !== current);
  const builds = await Promise.all(
    names.map(async (name) => {
      const path = join(workspace, name);
      return {
        path,
        time: await stat(path).then(
          ({ mtimeMs }) => mtimeMs,
          () => 0,
        ),
      };
    }),
  );
  const old = builds.sort((one, other) => other.time - one.time).slice(KEPT_BUILDS - 1);
  await Promise.all(old.map(({ path }) => rm(path, { recursive: true, force: true })));
}
