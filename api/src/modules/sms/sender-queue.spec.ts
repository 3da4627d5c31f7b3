import { SenderQueue } from './sender-queue.js';

const PATIENCE = 10_000;

/** Work that ends when it is told to. */
const openWork = () => {
  let end = (): void => undefined;
  const done = new Promise<void>((resolve) => (end = resolve));
  return { end: () => end(), done };
};

describe('the queue of senders', () => {
  it('takes one message of a sender after another, in the order they came, and others meanwhile', async () => {
    const queue = new SenderQueue();
    const [began, first]: [string[], ReturnType<typeof openWork>] = [[], openWork()];
    const visits = ['a1', 'a2', 'b1', 'a3'].map((name) =>
      queue.inTurn(name.slice(0, 1), PATIENCE, async () => {
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

  it('goes on after a message that failed', async () => {
    const queue = new SenderQueue();
    const failed = queue.inTurn('a', PATIENCE, () => Promise.reject(new Error('fell over')));
    const next = queue.inTurn('a', PATIENCE, () => Promise.resolve('in'));
    await expect(failed).rejects.toThrow('fell over');
    await expect(next).resolves.toBe('in');
  });

  it('says that it is too slow in time, and never begins what nobody waits for', async () => {
    const queue = new SenderQueue();
    const [hanging, begun]: [ReturnType<typeof openWork>, string[]] = [openWork(), []];
    const first = queue.inTurn('a', 20, () => hanging.done);
    const second = queue.inTurn('a', 20, () => Promise.resolve(begun.push('second')));
    await expect(first).rejects.toMatchObject({ kind: 'unavailable', code: 'sms.too-slow' });
    await expect(second).rejects.toMatchObject({ kind: 'unavailable', code: 'sms.too-slow' });
    hanging.end();
    await expect(queue.inTurn('a', PATIENCE, () => Promise.resolve('third'))).resolves.toBe('third');
    expect(begun).toEqual([]);
  });
});
