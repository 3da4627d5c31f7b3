import { Worker } from 'node:worker_threads';
import { Injectable } from '@nestjs/common';
import { DomainError } from '#src/common/errors/domain-error.js';
import { WorkBudget } from '#src/common/throttle/work-budget.js';
import { fileUnreadable } from '#src/modules/imports/import-errors.js';
import type { FileRows } from './file-rows.js';
import type { VenueDay } from '#src/modules/imports/reading/calendar/read-calendar.js';

/** Beside this file, in whatever form it is run. */
const PROGRAM = new URL(import.meta.url.replace(/file-reader(?=\.[jt]s)/, 'reading-worker'));

/** 20 MB take some seconds; only a rule of repetition that never comes to a night takes for ever. */
const LONGEST_MS = 45_000;
const MEMORY_MB = 768;

type Refusal = Pick<DomainError, 'kind' | 'code' | 'message' | 'details'>;
type Answer = { line: number } | { read: FileRows } | { refused: Refusal };

/** Reads files in a thread of its own, one at a time, within time and memory: no check-in waits for it. */
@Injectable()
export class FileReader {
  private readonly oneAtATime = new WorkBudget(1);

  /** @throws DomainError as `readFileRows`, and `imports.file-unreadable` for what takes too long */
  read(bytes: Buffer, day: VenueDay, longestMs = LONGEST_MS): Promise<FileRows> {
    return this.oneAtATime.run(1, () => readApart(bytes, day, longestMs));
  }
}

const readApart = async (bytes: Buffer, day: VenueDay, longestMs: number): Promise<FileRows> => {
  const worker = new Worker(PROGRAM, {
    workerData: { bytes, day },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  let line = 1;
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<FileRows>((resolve, reject) => {
      timer = setTimeout(() => reject(tooSlow(line)), longestMs);
      worker.on('message', (answer: Answer) => {
        if ('line' in answer) line = answer.line;
        else if ('read' in answer) resolve(answer.read);
        else reject(refusalOf(answer.refused));
      });
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('the reader of files ended without an answer')));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
};

const refusalOf = ({ kind, code, message, details }: Refusal): DomainError =>
  new DomainError(kind, code, message, details);

const tooSlow = (line: number) =>
  fileUnreadable(
    `What stands at line ${line} of this file repeats in a way that cannot be worked out. Please take it out.`,
  );
