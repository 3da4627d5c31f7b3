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

  it('lets as many in as fit, and the others in the order they came, also after one that failed', async () => {
    const budget = new WorkBudget(2);
    const entered: number[] = [];
    const ends = new Map<number, () => void>();
    const visits = [0, 1, 2, 3, 4].map((visit) =>
      budget.run(1, () => {
        entered.push(visit);
        return new Promise<number>((resolve, reject) =>
          ends.set(visit, () => (visit === 1 ? reject(new Error('fell over')) : resolve(visit))),
        );
      }),
    );
    const outcomes = Promise.allSettled(visits);
    const settle = () => new Promise((resolve) => setImmediate(resolve));
    await settle();
    expect(entered).toEqual([0, 1]);
    for (const [visit, inside] of [
      [1, [0, 1, 2]],
      [0, [0, 1, 2, 3]],
      [3, [0, 1, 2, 3, 4]],
    ] as const) {
      ends.get(visit)?.();
      await settle();
      expect(entered).toEqual(inside);
    }
    ends.get(2)?.();
    ends.get(4)?.();
    expect((await outcomes).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
    const empty = budget.run(1, () => Promise.resolve('in'));
    await expect(empty).resolves.toBe('in');
  });

  it('runs work heavier than the whole budget alone', async () => {
    expect(await new WorkBudget(100).run(500, async () => 'done')).toBe('done');
  });

  it('gives the place back when the work fails', async () => {
    const budget = new WorkBudget(1);

    await expect(budget.run(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await budget.run(1, async () => 'next')).toBe('next');
  });

  it('lets guests go first, and work that yields only into an empty room', async () => {
    const budget = new WorkBudget(2);
    const order: string[] = [];
    const work = (name: string) => async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      order.push(name);
    };

    await Promise.all([
      budget.run(1, work('guest')),
      budget.run(1, work('background'), { patienceMilliseconds: 60_000 }),
      budget.run(1, work('guest')),
      budget.run(1, work('guest')),
    ]);

    expect(order).toEqual(['guest', 'guest', 'guest', 'background']);
  });

  it('lets background work in once its patience has ended, however busy it is', async () => {
    const budget = new WorkBudget(1);
    const order: string[] = [];
    const guest = () =>
      budget.run(1, async () => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        order.push('guest');
      });

    await Promise.all([
      ...Array.from({ length: 10 }, guest),
      budget.run(1, async () => void order.push('background'), { patienceMilliseconds: 30 }),
    ]);

    expect(order.indexOf('background')).toBeLessThan(5);
  });

  it('starts no background work while foreground work runs', async () => {
    const budget = new WorkBudget(2);
    const order: string[] = [];

    const attending = budget.runForeground(async () => {
      expect(budget.foregroundCount).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 20));
      order.push('guest');
    });
    await Promise.all([
      attending,
      budget.run(1, async () => void order.push('background'), { patienceMilliseconds: 60_000 }),
    ]);

    expect(order).toEqual(['guest', 'background']);
    expect(budget.foregroundCount).toBe(0);
  });
});
