import { deepStrictEqual, fail, ok, rejects, strictEqual } from 'node:assert/strict';
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { replaceDist } from './replace-dist.mjs';
import { ROOT, run } from './workspace.mjs';

const NOT_SOURCES = new Set(['node_modules', 'dist', '.git', '.nx', '.data', 'test-results', 'coverage']);

const temporaryDirectory = async (test, name) => {
  const directory = await mkdtemp(join(tmpdir(), name));
  test.after(() => rm(directory, { recursive: true, force: true }));
  return directory;
};

const writing = (text) => async (directory) => {
  await mkdir(directory);
  await writeFile(join(directory, 'index.html'), text);
};

describe('replacing a build', () => {
  beforeEach(() => delete process.env.NX_TASK_HASH);

  it('keeps the files of the build before, from which a server may still run', async (test) => {
    const workspace = await temporaryDirectory(test, 'honky-tonk-dist-');
    const page = join(workspace, 'dist/index.html');
    await replaceDist(workspace, writing('first'));
    const first = await realpath(page);
    await replaceDist(workspace, writing('second'));
    deepStrictEqual([await readFile(page, 'utf8'), await readFile(first, 'utf8')], ['second', 'first']);
    for (let build = 0; build < 6; build += 1) await replaceDist(workspace, writing('later'));
    strictEqual((await readdir(workspace)).length, 6);
  });

  it('leaves what was there when a build fails, and nothing of the failed one', async (test) => {
    const workspace = await temporaryDirectory(test, 'honky-tonk-dist-');
    await replaceDist(workspace, writing('good'));
    const before = await readdir(workspace);
    const broken = async (directory) => {
      await writing('half')(directory);
      throw new Error('broken');
    };
    await rejects(replaceDist(workspace, broken), /broken/);
    deepStrictEqual(await readdir(workspace), before);
    strictEqual(await readFile(join(workspace, 'dist/index.html'), 'utf8'), 'good');
  });

  it('takes the place of a folder that an older version built', async (test) => {
    const workspace = await temporaryDirectory(test, 'honky-tonk-dist-');
    await writing('old')(join(workspace, 'dist'));
    await replaceDist(workspace, writing('new'));
    strictEqual(await readFile(join(workspace, 'dist/index.html'), 'utf8'), 'new');
  });

  it('builds what Nx finds unchanged once, also when two want it at the same time', async (test) => {
    const workspace = await temporaryDirectory(test, 'honky-tonk-dist-');
    process.env.NX_TASK_HASH = '1962';
    await Promise.all([replaceDist(workspace, writing('one')), replaceDist(workspace, writing('one'))]);
    await replaceDist(workspace, () => fail('built again'));
    strictEqual(basename(await realpath(join(workspace, 'dist'))), '.dist-1962');
    deepStrictEqual((await readdir(workspace)).sort(), ['.dist-1962', 'dist']);
  });
});

describe('a checkout whose path has an apostrophe and a space', () => {
  it('builds', async (test) => {
    const checkout = join(await temporaryDirectory(test, 'honky-tonk-path-'), "tonk's own");
    await cp(ROOT, checkout, {
      recursive: true,
      filter: (path) => !NOT_SOURCES.has(basename(path)) && !basename(path).startsWith('.dist-'),
    });
    for (const folder of ['.', 'api', 'pwa'])
      await symlink(join(ROOT, folder, 'node_modules'), join(checkout, folder, 'node_modules'), 'junction');
    for (const workspace of ['api', 'pwa']) {
      const { exitCode, output } = await run(process.execPath, ['scripts/build.mjs'], {
        cwd: join(checkout, workspace),
        capture: true,
      });
      strictEqual(exitCode, 0, output);
    }
    ok((await readdir(join(checkout, 'pwa/dist/assets'))).length > 50);
    ok((await readdir(join(checkout, 'api/dist/src'))).includes('main.js'));
  });
});
