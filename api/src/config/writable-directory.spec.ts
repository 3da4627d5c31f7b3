import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from './start-error.js';
import { requireWritable } from './writable-directory.js';

describe('requireWritable', () => {
  let directory: string;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'honky-tonk-writable-'));
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));

  it('makes the folder, and those above it', async () => {
    await requireWritable(join(directory, 'data', 'uploads'));
    expect(await readdir(join(directory, 'data'))).toEqual(['uploads']);
  });

  it('says of a folder that cannot be one which it is, why, and what to do', async () => {
    await writeFile(join(directory, 'taken'), '');
    const path = join(directory, 'taken', 'uploads');
    await expect(requireWritable(path)).rejects.toThrow(
      new StartError(
        `The folder ${path} cannot be written (ENOTDIR): make it writable, or set DATA_DIRECTORY or STORAGE_DIRECTORY to another.`,
      ),
    );
  });
});
