import { parseSettings } from '#src/config/settings.js';
import { createDataSource } from '#src/database/data-source.js';
import { Database } from '#src/database/database.js';
import { DatabaseAddress } from '#src/database/database-address.js';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import { createTestDatabase } from '#test/database/test-database.js';

/** A database of the suite's own, and queues on it whose jobs named `spec.do` run the suite's own function. */
export const createTestQueues = async () => {
  const testDatabase = await createTestDatabase();
  const dataSource = await createDataSource(testDatabase.url).initialize();
  const database = new Database(dataSource);
  const running: JobQueue[] = [];

  /** @param jobs `false` for a process that only adds jobs */
  const start = async (run: (payload: unknown) => Promise<void>, jobs = 'true'): Promise<JobQueue> => {
    const queue = new JobQueue(parseSettings({ JOBS: jobs }), new DatabaseAddress(testDatabase.url));
    queue.register({ name: 'spec.do', run });
    await queue.onApplicationBootstrap();
    running.push(queue);
    return queue;
  };
  const stopLast = (): Promise<void> => stop(running.pop());
  const stopAll = () => Promise.all(running.splice(0).map(stop));
  const close = async (): Promise<void> => {
    await dataSource.destroy();
    await testDatabase.drop();
  };
  const waiting = async (task: string): Promise<number> =>
    (await database.query('SELECT FROM graphile_worker.jobs WHERE task_identifier = $1', [task])).length;
  return { url: testDatabase.url, database, start, stopLast, stopAll, close, waiting };
};

const stop = async (queue: JobQueue | undefined): Promise<void> => {
  await queue?.beforeApplicationShutdown();
  await queue?.onApplicationShutdown();
};
