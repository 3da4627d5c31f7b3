import { WorkBudget } from './work-budget.js';

describe('WorkBudget', () => {
  it('never lets more in than the budget holds, and finishes everything', async () => {
    const budget = new WorkBudget(100);
    let used = 0;
    let most = 0;
    const work = (weight: number) => async () => {
      used += weight;
      most = Math.max(most, used);
      await new Promise((resolve) => setTimeout(resolve, 1));
      used -= weight;
      return weight;
    };

    const done = await Promise.all(
      [40, 60, 100, 10, 10, 90, 50, 50].map((weight) => budget.run(weight, work(weight))),
    );

    expect(done).toEqual([40, 60, 100, 10, 10, 90, 50, 50]);
    expect(most).toBe(100);
  });

  it('runs work heavier than the whole budget alone', async () => {
    expect(await new WorkBudget(100).run(500, async () => 'done')).toBe('done');
  });

  it('gives the place back when the work fails', async () => {
    const budget = new WorkBudget(1);

    await expect(budget.run(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await budget.run(1, async () => 'next')).toBe('next');
  });
});
