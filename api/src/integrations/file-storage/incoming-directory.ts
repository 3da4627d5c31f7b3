import { mkdirSync } from 'node:fs';
import { opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Where uploads are written while they arrive, beside the storage so that keeping one is a rename. Whatever a killed
 * process left here is removed by `removeOlderThan`.
 */
export class IncomingDirectory {
  readonly path: string;

  constructor(storageDirectory: string) {
    this.path = join(storageDirectory, '.incoming');
    mkdirSync(this.path, { recursive: true });
  }

  /** Removes files last written before `moment`. */
  async removeOlderThan(moment: Date): Promise<void> {
    for await (const entry of await opendir(this.path)) {
      const path = join(this.path, entry.name);
      const { mtime } = await stat(path).catch(() => ({ mtime: new Date() }));
      if (mtime < moment) await rm(path, { force: true });
    }
  }
}
