import type { Request, Response } from 'express';
import { pagesInTurn } from './pages-in-turn.js';

const PAGES = 100;

describe('pages that are asked for at once', () => {
  it('go on in order, a few in each turn of the event loop, and let calls of the API by', async () => {
    const begun: string[] = [];
    const ask = (url: string): void =>
      pagesInTurn({ url } as Request, {} as Response, () => void begun.push(url));
    const pages = Array.from({ length: PAGES }, (_, place) => `/events/${place}`);
    pages.forEach(ask);
    ask('/api/photo-attendance');
    expect(begun.indexOf('/api/photo-attendance')).toBeLessThan(10);
    await new Promise(setImmediate);
    expect(begun.length).toBeLessThan(PAGES / 2);
    while (begun.length <= PAGES) await new Promise(setImmediate);
    expect(begun.filter((url) => url !== '/api/photo-attendance')).toEqual(pages);
  });
});
