import { latestChange } from './sitemap.js';

describe('the date of a sitemap', () => {
  const page = (changedAt?: Date) => ({ address: 'https://rusty-spur.example/', changedAt });

  it('is that of its latest change, of however many pages', () => {
    const entries = Array.from({ length: 150_000 }, (_, index) => page(new Date(index)));
    expect(latestChange([...entries, page(), page(new Date(7))])).toEqual(new Date(149_999));
  });

  it('is unknown where that of no page is known', () => {
    expect([latestChange([]), latestChange([page()])]).toEqual([undefined, undefined]);
  });
});
