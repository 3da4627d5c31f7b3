import { QueryClient } from '@tanstack/react-query';
import { takePageData } from './page-data';

const HOUR_MS = 60 * 60_000;

/** A page from the server with this beside it. */
const arrive = (json: string) => {
  document.body.innerHTML = '<script type="application/json" id="page-data"></script>';
  (document.getElementById('page-data') as HTMLElement).textContent = json;
};

const pageOf = (at: Date) => JSON.stringify({ at, answers: [[['/api/venue'], { name: 'Rusty Spur' }]] });

describe('what comes with a page', () => {
  afterEach(() => (document.body.innerHTML = ''));

  it('is there without a call, and counts as asked just now', () => {
    const client = new QueryClient();
    const at = new Date();
    arrive(pageOf(at));
    expect(takePageData(client)).toEqual({ at, isFresh: true });
    expect(client.getQueryData(['/api/venue'])).toEqual({ name: 'Rusty Spur' });
    expect(client.getQueryState(['/api/venue'])?.dataUpdatedAt).toBeGreaterThanOrEqual(
      performance.timeOrigin,
    );
  });

  it('is as old as the page is, where the browser had kept that', () => {
    const client = new QueryClient();
    const at = new Date(Date.now() - HOUR_MS);
    arrive(pageOf(at));
    expect(takePageData(client)).toEqual({ at, isFresh: false });
    expect(client.getQueryState(['/api/venue'])?.dataUpdatedAt).toBe(at.getTime());
  });

  it('does not take the place of what the device has kept since', () => {
    const client = new QueryClient();
    client.setQueryData(['/api/venue'], { name: 'Rusty Spur Hall' });
    arrive(pageOf(new Date(Date.now() - HOUR_MS)));
    takePageData(client);
    expect(client.getQueryData(['/api/venue'])).toEqual({ name: 'Rusty Spur Hall' });
  });

  it('takes the place of what was kept while the clock of the device was ahead', () => {
    const client = new QueryClient();
    client.setQueryData(['/api/venue'], { name: 'Rusty Spur Hall' }, { updatedAt: Date.now() + HOUR_MS });
    arrive(pageOf(new Date()));
    takePageData(client);
    expect(client.getQueryData(['/api/venue'])).toEqual({ name: 'Rusty Spur' });
  });

  it('is nothing where the page came without it, or not whole', () => {
    const client = new QueryClient();
    expect(takePageData(client)).toBeNull();
    arrive(pageOf(new Date()).slice(0, -5));
    expect(takePageData(client)).toBeNull();
  });
});
