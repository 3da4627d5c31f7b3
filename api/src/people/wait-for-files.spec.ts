import { createTestApp } from '#test/test-app.js';
import { waitForFiles } from './wait-for-files.js';

describe('waiting for the files of somebody who was forgotten', () => {
  it('does not wait for a job that was given up long ago', async () => {
    const venue = await createTestApp();
    await venue.sql(`SELECT graphile_worker.add_job('photos.discard-files', '{}', max_attempts => 1)`);
    await venue.sql('UPDATE graphile_worker._private_jobs SET attempts = max_attempts');

    const started = Date.now();
    expect(await waitForFiles(venue.app)).toBe(true);
    expect(Date.now() - started).toBeLessThan(10_000);
    await venue.close();
  });
});
