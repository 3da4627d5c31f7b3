import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { fakeNetwork, problem, unreachable } from '#test/fake-network';
import type { ArtistProfile } from '#features/artists/artists.queries';
import { PROFILE } from '#test/screens/artist-screen-double';
import { toArtistForm } from './artist-form';
import { useArtistForm } from './use-artist-form';

const network = fakeNetwork();

/** The admin's form of a new artist, filled in. */
const open = () => {
  const saved: (ArtistProfile | null)[] = [];
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  const { result } = renderHook(
    () =>
      useArtistForm({
        by: 'staff',
        artist: null,
        saveWord: 'Create Artist',
        done: () => ({ title: 'Artist created successfully' }),
        failed: 'Failed to create artist',
        onSaved: (artist) => saved.push(artist),
        onStale: () => undefined,
      }),
    { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
  );
  act(() => {
    const { form } = result.current;
    form.setValue('name', 'Loretta Hayes');
    form.setValue('genre', 'country');
    form.setValue('email', 'loretta@example.com');
  });
  return { saved, result, press: () => act(() => result.current.submit()) };
};

describe('the form of a new artist', () => {
  afterEach(dismissToast);

  it('is done when what was sent before it was changed has arrived, and says so', async () => {
    network.on('POST /api/artists', unreachable, () =>
      problem(409, 'artists.key-reused', 'This artist was already sent with other details.'),
    );
    const { saved, result, press } = open();
    await press();
    await waitFor(() => expect(currentToast()?.title).toBe('Error'));
    act(() => result.current.form.setValue('name', 'Loretta Hayes Band'));
    await press();
    await waitFor(() => expect(saved).toEqual([null]));
    const [first, second] = network.calls.map(({ headers }) => headers['idempotency-key']);
    expect(second).toBe(first);
    expect(currentToast()).toMatchObject({ title: 'Already sent' });
    expect(result.current.isSaved).toBe(true);
  });
});

describe('what a form starts with', () => {
  const artist = { ...PROFILE, website: 'june.example' };

  it.each([
    ['artist', 'https://june.example'],
    ['staff', 'june.example'],
  ] as const)('of the %s has the website %s, which staff wrote without its beginning', (by, website) => {
    expect(toArtistForm(by, artist)).toMatchObject({ website });
  });
});
