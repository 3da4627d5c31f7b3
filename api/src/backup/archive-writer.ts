import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import { errorCode } from '#src/common/errors/error-code.js';
import { BackupError } from './backup-error.js';
import { gzipPieces } from './gzip-pieces.js';
import { CHECKSUMS } from './manifest.js';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A line of the last entry. */
export const checksumLine = (name: string, bytes: Uint8Array): string => `${sha256(bytes)}  ${name}\n`;

/** Why the archive's file cannot be written, by the code of its error. */
const WORDS: Record<string, string> = {
  ENOSPC: 'There is no room left for',
  EDQUOT: 'There is no room left for',
  EFBIG: 'There is no room left for',
  EACCES: 'This account may not write',
  EROFS: 'This account may not write',
  ENOENT: 'There is no folder for',
  ENOTDIR: 'There is no folder for',
};

/** An entry's head takes one, its bytes as many as they fill. */
const TAR_BLOCK = 512;

/**
 * A gzipped tar that is written entry by entry. It stands under a name of its own until `finish`, readable by its owner alone
 * because it holds the venue's secrets, so that a killed backup leaves nothing that looks whole.
 */
export class ArchiveWriter {
  private readonly tar = pack();
  private readonly checksums: string[] = [];
  private readonly written: Promise<void>;
  /** Of the tar so far. */
  private bytes = 0;
  private packedBytes = Infinity;

  private constructor(
    private readonly path: string,
    private readonly unfinished: string,
    file: FileHandle,
  ) {
    this.written = pipeline(
      gzipPieces(this.tar, () => this.packedBytes),
      file.createWriteStream({ flush: true }),
    );
    // Heard of by the next `add`.
    this.written.catch(() => undefined);
  }

  /** @throws BackupError when there is a file of this name, or none can be made */
  static async open(path: string): Promise<ArchiveWriter> {
    if (existsSync(path)) throw new BackupError(`${path} is there already: choose another name.`);
    const unfinished = `${path}.${randomUUID()}.unfinished`;
    try {
      return new ArchiveWriter(path, unfinished, await open(unfinished, 'wx', 0o600));
    } catch (error) {
      throw inWords(error, path);
    }
  }

  /** @throws BackupError when the file cannot be written */
  async add(name: string, bytes: Buffer): Promise<void> {
    this.checksums.push(checksumLine(name, bytes));
    this.bytes += TAR_BLOCK * (1 + Math.ceil(bytes.length / TAR_BLOCK));
    await this.orCause(() => this.append(name, bytes));
  }

  /** What comes from now on is in the archive as it is, because it would not get smaller. */
  stopPacking(): void {
    this.packedBytes = this.bytes;
  }

  /** Ends the archive with its checksums and gives it its name. */
  async finish(): Promise<void> {
    await this.orCause(async () => {
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
      const written = (error?: Error | null) => (error ? reject(error) : resolve());
      // An error that nobody listens to ends the process.
      this.tar.entry({ name, size: bytes.length }, bytes, written).on('error', reject);
    });
    return Promise.race([entry, this.written]);
  }

  /** What broke the file is what counts, not what the break did to the stream. */
  private async orCause(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const cause = this.tar.destroyed ? await this.written.catch((reason: unknown) => reason) : error;
      throw inWords(cause ?? error, this.path);
    }
  }
}

const inWords = (error: unknown, path: string): unknown => {
  const words = WORDS[errorCode(error)];
  return words === undefined ? error : new BackupError(`${words} ${path}.`);
};
