import { Logger } from '@nestjs/common';

const logger = new Logger('JobQueue');

/**
 * Does the work of a job for each of these ids, one after the other. One that fails is logged and holds up no other; the next run
 * of the job finds it again.
 */
export const eachAlone = async (
  job: string,
  ids: Iterable<number>,
  work: (id: number) => Promise<unknown>,
): Promise<void> => {
  for (const id of ids) {
    try {
      await work(id);
    } catch (error) {
      logger.error({ err: error, job, id }, 'a job left out what it failed at');
    }
  }
};
