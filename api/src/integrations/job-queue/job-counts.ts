import type { SqlRunner } from '#src/database/database.js';

/** How the jobs of one task stand, all processes together. */
export interface JobCount {
  task: string;
  /** Not done yet, and not given up. */
  waiting: number;
  /** Given up within a day. */
  failed: number;
  /** How long the oldest has been due without anybody doing it; 0 when none has. */
  oldestSeconds: number;
}

const COUNT_JOBS = `
  SELECT task_identifier AS task,
         count(*) FILTER (WHERE NOT has_given_up)::integer AS waiting,
         count(*) FILTER (WHERE has_given_up AND updated_at > now() - interval '1 day')::integer AS failed,
         coalesce(extract(epoch FROM now() - min(run_at) FILTER (WHERE is_due)), 0)::float AS "oldestSeconds"
    FROM graphile_worker.jobs,
         LATERAL (SELECT attempts >= max_attempts AND locked_at IS NULL AS has_given_up,
                         attempts < max_attempts AND locked_at IS NULL AND run_at <= now() AS is_due) state
   GROUP BY task_identifier`;

/** Counts the jobs by task; a task without jobs is left out. SQL, as the table is the library's own. */
export const countJobs = (runner: SqlRunner): Promise<JobCount[]> => runner.query<JobCount>(COUNT_JOBS);
