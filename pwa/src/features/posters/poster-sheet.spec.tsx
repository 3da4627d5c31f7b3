import { jest } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { system } from '#shared/theme/system';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { hasUnsavedWork } from '#shared/ui/mutation/unsaved-work';
import { POSTER_TEMPLATES } from '#features/posters/design/poster-templates';
import { PosterSheet } from './poster-sheet';
import { aHall, aShow } from '#test/factories/poster.factory';

/** The sheet over its page. Returns where one is. */
const open = () => {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/', '/events/12/poster'] }),
  });
  render(
    <ChakraProvider value={system}>
      <RouterContextProvider router={router as never}>
        <PosterSheet event={aShow()} venue={aHall} onClose={() => router.history.push('/')} />
      </RouterContextProvider>
    </ChakraProvider>,
  );
  return () => router.history.location.pathname;
};
const typeMessage = (value: string) =>
  fireEvent.change(screen.getByLabelText(/^Custom Message/), { target: { value } });
const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close' }));
/** From now on the browser has a canvas, which takes every stroke. */
const drawable = () => {
  const stroke = () => ({ width: 10, addColorStop: () => undefined });
  const canvas = new Proxy({}, { get: () => stroke, set: () => true });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(canvas as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((tell) => tell(new Blob(['png'])));
  Object.assign(URL, { createObjectURL: () => 'blob:poster', revokeObjectURL: () => undefined });
};
const colorOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

beforeEach(() => {
  dismissToast();
  // jsdom has no canvas: what runs here is a browser that cannot draw.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  Object.assign(document, { fonts: { load: () => Promise.resolve([]) } });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('PosterSheet', () => {
  it('says so when the poster cannot be generated', async () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Generation Failed',
        description: 'There was an error generating the poster. Please try again.',
        destructive: true,
      }),
    );
  });

  it('shows in place of the preview that it could not be drawn', async () => {
    open();
    expect(await screen.findByText('The poster could not be drawn')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('begins with the classic template at medium size, as a square', () => {
    open();
    for (const name of [/Classic/, /Square/, /Medium/])
      expect(screen.getByRole<HTMLInputElement>('radio', { name }).checked).toBe(true);
  });

  it('gives each template its own colours, which can be changed and brought back', () => {
    open();
    fireEvent.click(screen.getByRole('radio', { name: /Rustic/ }));
    expect(colorOf('Background')).toBe(POSTER_TEMPLATES.rustic.colors.background);
    fireEvent.change(screen.getByLabelText('Accent'), { target: { value: '#00ff00' } });
    expect(colorOf('Accent')).toBe('#00ff00');
    fireEvent.click(screen.getByRole('button', { name: 'Default colors' }));
    expect(colorOf('Accent')).toBe(POSTER_TEMPLATES.rustic.colors.accent);
  });

  it('asks before a message that was typed is lost', async () => {
    const place = open();
    typeMessage('No cover before eight');
    close();
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
    expect(place()).toBe('/events/12/poster');
  });

  it('asks nothing once the poster with the message is downloaded, until another is typed', async () => {
    drawable();
    const place = open();
    typeMessage('No cover before eight');
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    fireEvent.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(hasUnsavedWork()).toBe(false));
    expect(saved).toHaveBeenCalledTimes(1);
    typeMessage('No cover before nine');
    expect(hasUnsavedWork()).toBe(true);

    typeMessage('No cover before eight');
    close();
    await waitFor(() => expect(place()).toBe('/'));
  });

  it('offers no share sheet where the device has none', () => {
    open();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });
});
