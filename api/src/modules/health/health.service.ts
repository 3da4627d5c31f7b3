import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DomainError, unavailable } from '#src/common/errors/domain-error.js';
import { Database } from '#src/database/database.js';
import { FileStorage } from '#src/integrations/file-storage/file-storage.js';

/** Key of the file that is written over and over, and never served. */
export const READINESS_PROBE = 'readiness-check';

/** How long what was seen of the storage holds, and how long it may take to answer. */
const HOLDS_MILLISECONDS = 5_000;
const PATIENCE_MILLISECONDS = 2_500;

/** Looks at what a process cannot serve without. */
@Injectable()
export class HealthService {
  private isLeaving = false;
  private seen?: { at: number; storage: Promise<void> };

  constructor(
    private readonly database: Database,
    private readonly storage: FileStorage,
  ) {}

  /** From now on the answer to a proxy is to send nobody here; requests that still come are answered. */
  leave(): void {
    this.isLeaving = true;
  }

  /** @throws DomainError `health.leaving` once the process has been told to stop */
  checkStaying(): void {
    if (this.isLeaving) throw unavailable('health.leaving', 'This process is about to stop.', 1);
  }

  /** Resolves when the database answers; throws what the filter makes a 503 of when it does not. */
  async checkDatabase(): Promise<void> {
    await this.database.query('SELECT 1');
  }

  /**
   * Resolves when a file can be kept; looks every five seconds at most. A storage without room does not count: anyone who
   * uploads is told, and all else can be served.
   * @throws DomainError `storage.unavailable`
   */
  checkStorage(): Promise<void> {
    const now = performance.now();
    if (!this.seen || now - this.seen.at > HOLDS_MILLISECONDS)
      this.seen = { at: now, storage: this.lookAtStorage() };
    return this.seen.storage;
  }

  private async lookAtStorage(): Promise<void> {
    const writing = this.storage
      .put(READINESS_PROBE, Buffer.from(READINESS_PROBE), 'text/plain')
      .then(isKept, unlessFull);
    if (!(await Promise.race([writing, pause(PATIENCE_MILLISECONDS, false, { ref: false })])))
      throw tooSlow();
  }
}

const isKept = (): boolean => true;

const unlessFull = (error: unknown): boolean => {
  if (error instanceof DomainError && error.kind === 'storage-full') return true;
  throw error;
};

const tooSlow = (): DomainError =>
  unavailable(
    'storage.unavailable',
    'The venue’s photo storage does not answer right now. Please try again in a moment.',
    5,
  );
