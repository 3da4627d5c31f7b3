import { InfiniteQueryObserver, type InfiniteData, QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import type { ListPage } from './http-client';
import { eachOnce, type Identified, keepInLists, managedList } from './managed-list';

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

describe("a row's new state", () => {
  const PATH = '/api/admin/users';
  type Page = ListPage<{ id: number; isBlocked: boolean }>;
  const pageWith = (isBlocked: boolean): Page => ({ rows: [{ id: 1, isBlocked }], next: null });

  it.each([
    ['a list that is read for the first time', undefined],
    ['a list that is read again', { pages: [pageWith(false)], pageParams: [null] }],
  ])('stays in %s, which was on its way before the change', async (_list, kept) => {
    const client = new QueryClient();
    const answers: ((page: Page) => void)[] = [];
    const list = new InfiniteQueryObserver(client, {
      ...managedList<{ id: number; isBlocked: boolean }>([PATH, 'list'], { q: 'loretta' }),
      queryFn: () => new Promise<Page>((answer) => void answers.push(answer)),
    });
    if (kept) client.setQueryData([PATH, 'list', { q: 'loretta' }], kept);
    const stop = list.subscribe(() => undefined);
    await waitFor(() => expect(answers).toHaveLength(1));
    keepInLists(client, [PATH], 1, { id: 1, isBlocked: true });
    answers[0]?.(pageWith(false));
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.(pageWith(true));
    await waitFor(() =>
      expect(list.getCurrentResult()).toMatchObject({
        fetchStatus: 'idle',
        data: { pages: [pageWith(true)] },
      }),
    );
    stop();
  });
});
