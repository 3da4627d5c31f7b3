import { KeyedTurns } from './keyed-turns.js';

const PATIENCE = 10_000;

/** Work that ends when it is told to. */
const openWork = () => {
  let end = (): void => undefined;
  const done = new Promise<void>((resolve) => (end = resolve));
  return { end: () => end(), done };
};

describe('turns by key', () => {
  it('are taken one after another, in the order they came, those of other keys meanwhile', async () => {
    const turns = new KeyedTurns(() => new Error('too slow'));
    const [began, first]: [string[], ReturnType<typeof openWork>] = [[], openWork()];
    const visits = ['a1', 'a2', 'b1', 'a3'].map((name) =>
      turns.take(name.slice(0, 1), PATIENCE, async () => {
        began.push(name);
        if (name === 'a1') await first.done;
        return name;
      }),
    );
    await visits[2];
    expect(began).toEqual(['a1', 'b1']);
    first.end();
    expect(await Promise.all(visits)).toEqual(['a1', 'a2', 'b1', 'a3']);
    expect(began).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  it('go on after work that failed, and forget a key whose work is over', async () => {
    const turns = new KeyedTurns(() => new Error('too slow'));
    const failed = turns.take('a', PATIENCE, () => Promise.reject(new Error('fell over')));
    const next = turns.take('a', PATIENCE, () => Promise.resolve('in'));
    await expect(failed).rejects.toThrow('fell over');
    await expect(next).resolves.toBe('in');
    expect(turns.size).toBe(0);
  });

  it('are said to be too slow in time, and work that nobody waits for never begins', async () => {
    const turns = new KeyedTurns(() => new Error('too slow'));
    const [hanging, begun]: [ReturnType<typeof openWork>, string[]] = [openWork(), []];
    const first = turns.take('a', 20, () => hanging.done);
    const second = turns.take('a', 20, () => Promise.resolve(begun.push('second')));
    await expect(first).rejects.toThrow('too slow');
    await expect(second).rejects.toThrow('too slow');
    hanging.end();
    await expect(turns.take('a', PATIENCE, () => Promise.resolve('third'))).resolves.toBe('third');
    expect(begun).toEqual([]);
  });
});
