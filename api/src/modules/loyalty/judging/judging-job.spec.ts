import { setTimeout as pause } from 'node:timers/promises';
import { parseSettings } from '#src/config/settings.js';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import { createTestApp, type TestApp } from '#test/test-app.js';
import { JudgingJob } from './judging-job.js';
import { JudgingService } from './judging.service.js';

/** Longer than a check-in's badges wait. */
const A_WHILE_MS = 1_300;

describe('judging soon after a check-in', () => {
  let venue: TestApp;

  beforeAll(async () => {
    venue = await createTestApp();
  });
  afterAll(() => venue.close());

  it('is one run at a time, and another for who came meanwhile', async () => {
    const ends: (() => void)[] = [];
    const judging = venue.app.get(JudgingService);
    const judge = jest
      .spyOn(judging, 'judgeDue')
      .mockImplementation(() => new Promise((resolve) => ends.push(() => resolve(0))));
    const settings = parseSettings({ NODE_ENV: 'test', DATABASE_URL: 'postgres://none', JOBS: 'true' });
    const job = new JudgingJob(venue.app.get(JobQueue), judging, settings);
    job.judgeSoon();
    await pause(A_WHILE_MS);
    job.judgeSoon();
    await pause(A_WHILE_MS);
    expect(judge).toHaveBeenCalledTimes(1);
    ends.pop()?.();
    await pause(A_WHILE_MS);
    expect(judge).toHaveBeenCalledTimes(2);
    ends.pop()?.();
  });
});
