import type { Worker } from 'node:worker_threads';
import { CardDrawer } from './card-drawer.js';

const CARD = { title: 'The Rattlers', lines: ['8:00 PM'], venue: 'The Spur' };

describe('the drawer of cards', () => {
  let drawer: CardDrawer;
  let started: Worker[];
  const note = (worker: Worker) => started.push(worker);

  beforeEach(() => {
    started = [];
    process.on('worker', note);
    drawer = new CardDrawer();
  });
  afterEach(async () => {
    process.off('worker', note);
    await drawer.onApplicationShutdown();
  });

  it('is replaced once when it breaks', async () => {
    // @ts-expect-error: no card has such lines, and none breaks the drawer.
    await expect(drawer.draw({ ...CARD, lines: 7 })).rejects.toThrow();
    for (let card = 0; card < 3; card += 1)
      expect((await drawer.draw(CARD)).subarray(0, 2).toString('hex')).toBe('ffd8');
    expect(started.length).toBe(2);
  });

  it('leaves nobody waiting when it ends at its work', async () => {
    const drawn = expect(drawer.draw(CARD)).rejects.toThrow('has ended');
    await new Promise(setImmediate);
    await drawer.onApplicationShutdown();
    await drawn;
  });
});
