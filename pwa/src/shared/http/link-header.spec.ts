import { parseNextPage } from './link-header';

describe('parseNextPage', () => {
  it('finds the next page among other links', () => {
    const header = '</api/events?cursor=a>; rel="prev", </api/events?from=2026-11-20&cursor=b>; rel="next"';

    expect(parseNextPage(header)).toBe('/api/events?from=2026-11-20&cursor=b');
  });

  it('stays on our server when the address is absolute', () => {
    expect(parseNextPage('<http://10.0.0.7:3000/api/events?cursor=b>; rel=next')).toBe(
      '/api/events?cursor=b',
    );
  });

  it.each([null, '', '</api/events?cursor=a>; rel="prev"'])('knows the last page by %j', (header) => {
    expect(parseNextPage(header)).toBeNull();
  });
});
