import { waitFor } from '@testing-library/react';
import { followTables } from './follow-tables';
import { offlineDatabase as database } from './offline-database';

const setting = (value: number) => database.settings.put({ key: 'count', value });
const readSetting = async () => (await database.settings.get('count'))?.value;
const failed = (error: unknown) => {
  throw error;
};

describe('followTables', () => {
  it('tells what is there at first, then what each change made of it', async () => {
    await setting(1);
    const heard: unknown[] = [];
    followTables({
      tables: [database.settings],
      read: readSetting,
      next: (value) => heard.push(value),
      failed,
    });
    await waitFor(() => expect(heard).toEqual([1]));
    await setting(2);
    await waitFor(() => expect(heard).toEqual([1, 2]));
  });

  it('reads once for changes that come together, and gives way to them', async () => {
    let reads = 0;
    followTables({
      tables: [database.settings],
      read: async () => (reads += 1),
      next: () => undefined,
      failed,
    });
    await waitFor(() => expect(reads).toBe(1));
    await Promise.all([3, 4, 5, 6, 7].map(setting));
    expect(reads).toBe(1);
    await waitFor(() => expect(reads).toBe(2));
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(reads).toBe(2);
  });

  it('does not read for a change of other tables', async () => {
    let reads = 0;
    followTables({
      tables: [database.receipts],
      read: async () => (reads += 1),
      next: () => undefined,
      failed,
    });
    await setting(9);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(reads).toBe(1);
  });

  it('says when it cannot read, and goes on following', async () => {
    const failures: unknown[] = [];
    const heard: unknown[] = [];
    let isBroken = true;
    followTables({
      tables: [database.settings],
      read: async () => {
        if (isBroken) throw new Error('broken');
        return 'whole';
      },
      next: (value) => heard.push(value),
      failed: (error) => failures.push(error),
    });
    await waitFor(() => expect(failures).toHaveLength(1));
    isBroken = false;
    await setting(10);
    await waitFor(() => expect(heard).toEqual(['whole']));
  });
});
