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

  it('reads one after the other, if it is told to, also after one that failed', async () => {
    const end: (() => void)[] = [];
    const counter = new SameRead<number>({ oneAtATime: true });
    const count = () =>
      counter.read('plates', async () => {
        const number = end.length + 1;
        await new Promise<void>((resolve) => end.push(resolve));
        if (number === 1) throw new Error('a plate broke');
        return number;
      });
    const first = expect(count()).rejects.toThrow('a plate broke');
    await turn();
    const later = [count(), count()];
    await turn();
    expect(end).toHaveLength(1);
    end[0]?.();
    await first;
    await turn();
    expect(end).toHaveLength(2);
    end[1]?.();
    expect(await Promise.all(later)).toEqual([2, 2]);
  });

  it('tells all of them when it fails, and reads again afterwards', async () => {
    const fail = () => board.read('chili', () => Promise.reject(new Error('the kitchen is closed')));
    const refused = await Promise.allSettled([fail(), fail()]);
    expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(look('chili')).resolves.toBe('chili of look 1');
  });
});
