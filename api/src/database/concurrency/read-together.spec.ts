import { ReadTogether } from './read-together.js';

const MENU = new Map([
  ['chili', 9],
  ['brisket', 14],
]);

const waiterWith = (orders: string[][]) =>
  new ReadTogether<string, number>((dishes) => {
    orders.push(dishes);
    return Promise.resolve(new Map([...MENU].filter(([dish]) => dishes.includes(dish))));
  });

describe('ReadTogether', () => {
  it('answers everybody who asks in one moment by one query', async () => {
    const orders: string[][] = [];
    const waiter = waiterWith(orders);
    const prices = await Promise.all(['chili', 'brisket', 'chili', 'tofu'].map((dish) => waiter.read(dish)));
    expect(prices).toEqual([9, 14, 9, undefined]);
    expect(orders).toEqual([['chili', 'brisket', 'tofu']]);
  });

  it('never lets a later question share an answer that was already on its way', async () => {
    const orders: string[][] = [];
    const waiter = waiterWith(orders);
    const first = waiter.read('chili');
    await new Promise((resolve) => setImmediate(resolve));
    await Promise.all([first, waiter.read('chili')]);
    expect(orders).toEqual([['chili'], ['chili']]);
  });

  it('tells everybody when the query fails, and asks again afterwards', async () => {
    let isDown = true;
    const waiter = new ReadTogether<string, number>(() =>
      isDown ? Promise.reject(new Error('the kitchen is closed')) : Promise.resolve(MENU),
    );
    const refused = await Promise.allSettled([waiter.read('chili'), waiter.read('brisket')]);
    expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isDown = false;
    await expect(waiter.read('chili')).resolves.toBe(9);
  });
});
