import { HostNames } from './host-names.js';

/** Longer than a name may be, so the system knows at once that nobody has it. */
const NOBODY = 'a'.repeat(300);

describe('HostNames', () => {
  it('asks the system once for a name, however many wait for it', async () => {
    const names = new HostNames();

    const first = names.resolve('localhost');

    expect(names.resolve('localhost')).toBe(first);
    expect(names.resolve('127.0.0.1')).not.toBe(first);
    expect(await first).toContainEqual({ address: expect.any(String), family: expect.any(Number) });
  });

  it.each([
    ['an address', 'localhost'],
    ['nothing', NOBODY],
  ])('asks again once the answer is %s', async (_answer, host) => {
    const names = new HostNames();
    const first = names.resolve(host);
    await first.catch(() => undefined);

    const second = names.resolve(host);

    expect(second).not.toBe(first);
    await second.catch(() => undefined);
  });
});
