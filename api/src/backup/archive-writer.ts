import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { BackupError } from './backup-error.js';
import { CHECKSUMS } from './manifest.js';

/** Photos do not get smaller: what rows gain by more costs a venue's processor more than its disk. */
const GZIP_LEVEL = 4;

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A line of the last entry. */
export const checksumLine = (name: string, bytes: Uint8Array): string => `${sha256(bytes)}  ${name}\n`;

/** Why the archive's file cannot be written, by the code of its error. */
const WORDS: Record<string, string> = {
  ENOSPC: 'There is no room left for',
  EACCES: 'This account may not write',
  EROFS: 'This account may not write',
  ENOENT: 'There is no folder for',
  ENOTDIR: 'There is no folder for',
};

/**
 * A gzipped tar that is written entry by entry. It stands under a name of its own until `finish`, readable by its owner alone
 * because it holds the venue's secrets, so that a killed backup leaves nothing that looks whole.
 */
export class ArchiveWriter {
  private readonly tar = pack();
  private readonly checksums: string[] = [];
  private readonly unfinished: string;
  private readonly written: Promise<void>;

  /** @throws BackupError when there is a file of this name */
  constructor(private readonly path: string) {
    if (existsSync(path)) throw new BackupError(`${path} is there already: choose another name.`);
    this.unfinished = `${path}.${process.pid}.unfinished`;
    const file = createWriteStream(this.unfinished, { flags: 'wx', mode: 0o600, flush: true });
    this.written = pipeline(this.tar, createGzip({ level: GZIP_LEVEL }), file);
    // Heard of by the next `add`.
    this.written.catch(() => undefined);
  }

  /** @throws BackupError when the file cannot be written */
  async add(name: string, bytes: Buffer): Promise<void> {
    this.checksums.push(checksumLine(name, bytes));
    await this.inWords(() => this.append(name, bytes));
  }

  /** Ends the archive with its checksums and gives it its name. */
  async finish(): Promise<void> {
    await this.inWords(async () => {
      await this.append(CHECKSUMS, Buffer.from(this.checksums.join('')));
      this.tar.finalize();
      await this.written;
      await rename(this.unfinished, this.path);
    });
  }

  /** Leaves nothing behind. */
  async abandon(): Promise<void> {
    this.tar.destroy();
    await this.written.catch(() => undefined);
    await rm(this.unfinished, { force: true });
  }

  private append(name: string, bytes: Buffer): Promise<void> {
    const entry = new Promise<void>((resolve, reject) => {
      this.tar.entry({ name, size: bytes.length }, bytes, (error) => (error ? reject(error) : resolve()));
    });
    return Promise.race([entry, this.written]);
  }

  /** What broke the file is what counts, not what the break did to the stream. */
  private async inWords(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const cause = this.tar.destroyed ? await this.written.catch((reason: unknown) => reason) : error;
      const words = cause instanceof Error && 'code' in cause ? WORDS[String(cause.code)] : undefined;
      throw words === undefined ? (cause ?? error) : new BackupError(`${words} ${this.path}.`);
    }
  }
}
