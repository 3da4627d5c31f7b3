import { Injectable } from '@nestjs/common';
import type { StaffTopic } from '#contract/message-topics.js';
import { Database, type SqlRunner } from '#src/database/database.js';
import { CLOCKS_DIFFER_SECONDS } from '#src/integrations/job-queue/living-workers.js';

/**
 * Moves the mark of a topic on, unless staff were told of this or not long ago; a mark of a moment that is still to come was made
 * while a clock was ahead, and holds nothing back. SQL, since only one of all processes may do it: the row's lock and the
 * condition decide.
 */
const MOVE_ON = `
  INSERT INTO staff_news AS told (topic, newest) VALUES ($1, $2)
  ON CONFLICT (topic) DO UPDATE SET newest = EXCLUDED.newest, told_at = now()
   WHERE (told.newest < EXCLUDED.newest AND told.told_at <= now() - make_interval(mins => $3))
      OR told.told_at > now() + make_interval(secs => $4)
  RETURNING topic`;

/**
 * Mails and text messages that failed within a day, and that sending again may help (decision 48): how many, and when the last one
 * did, in seconds of the epoch. One that failed while a clock was far ahead is no newest: none would be newer until then.
 */
const FIND_FAILED = `
  SELECT count(*)::integer AS count,
         coalesce(extract(epoch FROM max(next_attempt_at) FILTER (WHERE next_attempt_at < now() + interval '1 hour')), 0)::bigint
           AS newest
    FROM messages
   WHERE status = 'failed' AND channel <> 'push' AND next_attempt_at > now() - interval '1 day'
     AND set_aside_at IS NULL AND (useless_after IS NULL OR useless_after > now())`;

/** How much of a topic waits. */
export interface Waiting {
  count: number;
  /** A number that grows with what comes: an id, or a moment. */
  newest: number;
}

@Injectable()
export class StaffNewsRepository {
  constructor(private readonly database: Database) {}

  /** @returns whether staff are to be told now */
  async moveOn(
    runner: SqlRunner,
    topic: StaffTopic,
    { newest, quietMinutes }: { newest: number; quietMinutes: number },
  ): Promise<boolean> {
    return (await runner.query(MOVE_ON, [topic, newest, quietMinutes, CLOCKS_DIFFER_SECONDS])).length > 0;
  }

  async findFailed(): Promise<Waiting> {
    const [row] = await this.database.query<{ count: number; newest: string }>(FIND_FAILED);
    return { count: row?.count ?? 0, newest: Number(row?.newest ?? 0) };
  }
}
