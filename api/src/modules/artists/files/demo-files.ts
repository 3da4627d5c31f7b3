import { randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { DAY_MS } from '#contract/calendar-date.js';
import type { DemoExtension } from '#contract/rules/demo-formats.js';
import type { ReceivedFile } from '#src/common/uploads/received-file.js';
import { FileStorage } from '#src/integrations/file-storage/file-storage.js';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import { demoProblems } from './artist-file-problems.js';
import { ArtistsRepository } from '#src/modules/artists/artists.repository.js';
import { emptyToldBoxes } from './recording-boxes.js';
import { demoAddress, demoFormatOf, demoKey, keyOfDemo } from './demo-format.js';

/** Phones write into these where they were made. */
const HAVE_BOXES = new Set<DemoExtension>(['mp4', 'm4a', 'mov']);

const SWEEP = 'artists.sweep-demos';
const BATCH = 200;

/**
 * Artists' demo recordings: kept as they were sent once their content is known, but for what videos tell of the place where they were
 * made, and served under our own content type, so that nothing in them can run.
 */
@Injectable()
export class DemoFiles {
  private readonly logger = new Logger(DemoFiles.name);

  constructor(
    private readonly storage: FileStorage,
    private readonly artists: ArtistsRepository,
    jobs: JobQueue,
  ) {
    jobs.register({ name: SWEEP, schedule: '41 10 * * *', run: () => this.sweep() });
  }

  /**
   * Keeps an upload under a new random name.
   * @returns its address, and the content type it is served as
   * @throws DomainError of `demoProblems`, or of the storage
   */
  async keep({ path }: ReceivedFile): Promise<{ demoFile: string; demoFileType: string }> {
    const format = await demoFormatOf(path);
    if (!format) throw demoProblems.unsupportedType();
    const key = demoKey(randomBytes(16).toString('hex'), format);
    if (HAVE_BOXES.has(format.extension)) await emptyToldBoxes(path);
    await this.storage.takeFile(key, path, format.contentType);
    return { demoFile: demoAddress(key), demoFileType: format.contentType };
  }

  /** Removes a recording that no artist names any more; once the change is committed, so it never rejects. */
  async discard(address: string | null): Promise<void> {
    await this.remove(address).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'a replaced recording is left to the sweep');
    });
  }

  /** As `discard`, for a job, which is tried again. @throws DomainError of the storage */
  async remove(address: string | null): Promise<void> {
    const key = keyOfDemo(address ?? '');
    if (key !== undefined) await this.removeUnused([key]);
  }

  /** Removes what was written more than a day ago and is named by no artist. */
  async sweep(now = new Date()): Promise<void> {
    const dayAgo = new Date(now.getTime() - DAY_MS);
    let keys: string[] = [];
    for await (const { key, changedAt } of this.storage.list('track-')) {
      if (changedAt < dayAgo) keys.push(key);
      if (keys.length < BATCH) continue;
      await this.removeUnused(keys);
      keys = [];
    }
    await this.removeUnused(keys);
  }

  private async removeUnused(keys: string[]): Promise<void> {
    if (keys.length === 0) return;
    const used = new Set(await this.artists.findDemosIn(keys.map(demoAddress)));
    const unused = keys.filter((key) => !used.has(demoAddress(key)));
    await Promise.all(unused.map((key) => this.storage.delete(key)));
  }
}
