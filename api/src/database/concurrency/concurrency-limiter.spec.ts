import { ConcurrencyLimiter, widthWithin } from './concurrency-limiter.js';

describe('the width of a limiter', () => {
  it.each([
    [2, 1],
    [3, 1],
    [6, 4],
    [10, 8],
    [200, 8],
  ])('before a pool of %i is %i', (poolSize, width) => {
    expect(widthWithin(poolSize)).toBe(width);
  });
});

describe('a concurrency limiter', () => {
  it('lets as many in as it is wide, and the others in the order they came, also after one that failed', async () => {
    const limiter = new ConcurrencyLimiter(2);
    const entered: number[] = [];
    const ends = new Map<number, () => void>();
    const visits = [0, 1, 2, 3, 4].map((visit) =>
      limiter.run(() => {
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
    const empty = limiter.run(() => Promise.resolve('in'));
    await expect(empty).resolves.toBe('in');
  });
});
