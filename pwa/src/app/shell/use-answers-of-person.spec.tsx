import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import '#shared/http/query-meta';
import type { AuthUser } from '#shared/session/auth-user';
import { SessionContext, type Session } from '#shared/session/session-context';
import { aPerson, aSession } from '#test/factories/session.factory';
import { useAnswersOfPerson } from './use-answers-of-person';

let asked = 0;
const Shell = () => {
  useAnswersOfPerson();
  const { data } = useQuery({
    queryKey: ['on screen'],
    queryFn: () => (asked += 1),
    staleTime: Infinity,
  });
  return <p>asked {data} times</p>;
};

/** A page with somebody signed in, and answers kept from pages before. */
const open = async (user: AuthUser | null) => {
  asked = 0;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const draw = (session: Session) => (
    <QueryClientProvider client={client}>
      <SessionContext value={session}>
        <Shell />
      </SessionContext>
    </QueryClientProvider>
  );
  const { rerender } = render(draw(aSession({ user: user })));
  await screen.findByText('asked 1 times');
  await client.prefetchQuery({ queryKey: ['mine'], queryFn: () => 'private' });
  await client.prefetchQuery({ queryKey: ['all'], queryFn: () => 'public', meta: { public: true } });
  return {
    client,
    kept: () => [client.getQueryData(['mine']), client.getQueryData(['all'])],
    become: (next: AuthUser | null) => rerender(draw(aSession({ user: next }))),
  };
};

describe('when another person is in front', () => {
  afterEach(cleanup);

  it.each([
    ['signs out', aPerson({ id: 7 }), null],
    ['signs in', null, aPerson({ id: 7 })],
    ['is another', aPerson({ id: 7 }), aPerson({ id: 8 })],
  ])(
    'asks again for what is on screen, and forgets what the last one was told: %s',
    async (_, before, after) => {
      const { kept, become } = await open(before);
      become(after);
      expect(await screen.findByText('asked 2 times')).toBeTruthy();
      expect(kept()).toEqual([undefined, 'public']);
    },
  );

  it('takes out of public answers what only the last one was told', async () => {
    const { client, become } = await open(aPerson({ id: 7 }));
    const show = { id: 1, name: 'Open Mic' };
    const told = { ...show, artistNotes: 'Pays in cash', mayEditNotes: true };
    await client.prefetchQuery({ queryKey: ['events'], queryFn: () => [told], meta: { public: true } });
    const { dataUpdatedAt } = client.getQueryState(['events']) ?? {};
    become(aPerson({ id: 8 }));
    await screen.findByText('asked 2 times');
    expect(client.getQueryState(['events'])).toMatchObject({ data: [show], dataUpdatedAt });
    expect(client.getQueryData(['events'])).toEqual([show]);
  });

  it('forgets nothing when the same person has changed their name', async () => {
    const { kept, become } = await open(aPerson({ id: 7 }));
    become({ ...aPerson({ id: 7 }), firstName: 'Loretta' });
    expect(kept()).toEqual(['private', 'public']);
  });
});
