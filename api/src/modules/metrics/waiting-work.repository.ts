import { Injectable } from '@nestjs/common';
import type { MessageChannel } from '#contract/messages.js';
import { Database } from '#src/database/database.js';
import { countJobs, type JobCount } from '#src/integrations/job-queue/job-counts.js';

/** How the messages of one channel stand, all processes together. */
export interface MessageCount {
  channel: MessageChannel;
  /** Not sent yet, and not given up. */
  waiting: number;
  /** Given up within a day, and nobody has decided to leave it unsent. */
  failed: number;
  /** How long the oldest has waited; 0 when none waits. */
  oldestSeconds: number;
}

/** Work that is still to be done. Tasks and channels without any are left out. */
export interface WaitingWork {
  jobs: readonly JobCount[];
  messages: readonly MessageCount[];
}

/** Past this the database gives up on a statement, in milliseconds. */
const LONGEST_STATEMENT_MS = 2_000;

/** By `ix_messages_unsent`. SQL, as counting by several conditions at once is one pass over it. */
const COUNT_MESSAGES = `
  SELECT channel,
         count(*) FILTER (WHERE status = 'queued')::integer AS waiting,
         count(*) FILTER (WHERE status = 'failed' AND set_aside_at IS NULL
                            AND next_attempt_at > now() - interval '1 day'
                            AND (useless_after IS NULL OR useless_after > now()))::integer AS failed,
         coalesce(extract(epoch FROM now() - min(queued_at) FILTER (WHERE status = 'queued')), 0)::float AS "oldestSeconds"
    FROM messages
   WHERE status IN ('queued', 'failed')
   GROUP BY channel`;

@Injectable()
export class WaitingWorkRepository {
  constructor(private readonly database: Database) {}

  /** Fails when the database is away, or too slow. */
  find(): Promise<WaitingWork> {
    return this.database.transaction(async (transaction) => {
      await transaction.query(`SET LOCAL statement_timeout = ${LONGEST_STATEMENT_MS}`);
      const jobs = await countJobs(transaction);
      return { jobs, messages: await transaction.query<MessageCount>(COUNT_MESSAGES) };
    });
  }
}
