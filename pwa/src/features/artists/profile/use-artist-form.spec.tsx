import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import type { ArtistProfile } from '#features/artists/artists.queries';
import { useArtistForm } from './use-artist-form';

const keyReused = JSON.stringify({
  statusCode: 409,
  code: 'artists.key-reused',
  message: 'This artist was already sent with other details.',
});

/** The admin's form of a new artist, filled in, at a venue that answers one press after the other. */
const open = (...answers: (() => Promise<Response>)[]) => {
  const keys: (string | null)[] = [];
  const saved: (ArtistProfile | null)[] = [];
  globalThis.fetch = (_path, options) => {
    keys.push(new Headers(options?.headers).get('idempotency-key'));
    return (answers.shift() ?? (() => Promise.reject(new TypeError('no network'))))();
  };
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
  return { keys, saved, result, press: () => act(() => result.current.submit()) };
};

describe('the form of a new artist', () => {
  afterEach(dismissToast);

  it('is done when what was sent before it was changed has arrived, and says so', async () => {
    const { keys, saved, result, press } = open(
      () => Promise.reject(new TypeError('no network')),
      () => Promise.resolve(new Response(keyReused, { status: 409 })),
    );
    await press();
    await waitFor(() => expect(currentToast()?.title).toBe('Error'));
    act(() => result.current.form.setValue('name', 'Loretta Hayes Band'));
    await press();
    await waitFor(() => expect(saved).toEqual([null]));
    expect(keys[1]).toBe(keys[0]);
    expect(currentToast()).toMatchObject({ title: 'Already sent' });
    expect(result.current.isSaved).toBe(true);
  });
});
