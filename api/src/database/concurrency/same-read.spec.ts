import { setImmediate as turn } from 'node:timers/promises';
import { SameRead } from './same-read.js';

describe('SameRead', () => {
  let begun: string[];
  let board: SameRead<string>;

  beforeEach(() => {
    begun = [];
    board = new SameRead();
  });

  const look = (dish: string): Promise<string> =>
    board.read(dish, () => {
      begun.push(dish);
      return Promise.resolve(`${dish} of look ${begun.length}`);
    });

  it('reads once for all who ask for the same in one moment', async () => {
    const seen = await Promise.all([look('chili'), look('brisket'), look('chili')]);
    expect(seen).toEqual(['chili of look 1', 'brisket of look 2', 'chili of look 1']);
  });

  it('never lets a later question share a read that has begun', async () => {
    const first = look('chili');
    await turn();
    expect(await Promise.all([first, look('chili')])).toEqual(['chili of look 1', 'chili of look 2']);
  });

  it('tells all of them when it fails, and reads again afterwards', async () => {
    const fail = () => board.read('chili', () => Promise.reject(new Error('the kitchen is closed')));
    const refused = await Promise.allSettled([fail(), fail()]);
    expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(look('chili')).resolves.toBe('chili of look 1');
  });
});
