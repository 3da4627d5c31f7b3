import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { HttpError, UnreachableError } from '#shared/http/http-error';
import { system } from '#shared/theme/system';
import { LoadMore } from './load-more';
import { morePagesOf } from './more-pages';

/** A list whose second page fails like this, once. */
const List = ({ error }: { error: Error }) => {
  const query = useInfiniteQuery({
    queryKey: ['names'],
    initialPageParam: 1,
    queryFn: ({ pageParam, client }) => {
      const hasFailed = client.getQueryData(['failed']);
      if (pageParam === 1 || hasFailed) return Promise.resolve(`page ${pageParam}`);
      client.setQueryData(['failed'], true);
      return Promise.reject(error);
    },
    getNextPageParam: (_last, pages) => (pages.length < 2 ? 2 : null),
    retry: false,
  });
  return (
    <>
      <p>{query.data?.pages.join(', ')}</p>
      <LoadMore {...morePagesOf(query)} />
    </>
  );
};

const failWith = async (error: Error) => {
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={new QueryClient()}>
        <List error={error} />
      </QueryClientProvider>
    </ChakraProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  return screen.findByRole('button', { name: 'Try again' });
};

describe('loading more of a list', () => {
  afterEach(cleanup);

  it('says that it failed, and tries again', async () => {
    const again = await failWith(new HttpError(500, '', 'Internal Server Error'));
    expect(screen.getByRole('status').textContent).toBe('More could not be loaded.');
    fireEvent.click(again);
    expect(await screen.findByText('page 1, page 2')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that there is no connection', async () => {
    await failWith(new UnreachableError());
    expect(screen.getByRole('status').textContent).toContain("You're offline");
  });
});
