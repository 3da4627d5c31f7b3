import type { InfiniteData } from '@tanstack/react-query';
import type { ListPage } from './http-client';
import { eachOnce, type Identified } from './managed-list';

const pagesOf = (...pages: Identified[][]): InfiniteData<ListPage<Identified>> => ({
  pages: pages.map((rows) => ({ rows, next: null })),
  pageParams: [],
});
const rowsOf = ({ pages }: ReturnType<typeof pagesOf>) => pages.map(({ rows }) => rows);

describe('the rows of all pages', () => {
  it('are each there once, on the later of two pages', () => {
    expect(rowsOf(eachOnce(pagesOf([{ id: 1 }, { id: 2 }], [{ id: 1 }, { id: 3 }])))).toEqual([
      [{ id: 2 }],
      [{ id: 1 }, { id: 3 }],
    ]);
  });

  it('are others where they are of another kind', () => {
    const pages = [[{ id: 1, kind: 'photo' }], [{ id: 1, kind: 'text' }]];
    expect(rowsOf(eachOnce(pagesOf(...pages)))).toEqual(pages);
  });
});
