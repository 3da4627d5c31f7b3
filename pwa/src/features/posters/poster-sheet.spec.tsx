import { jest } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { system } from '#shared/theme/system';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { POSTER_TEMPLATES } from '#features/posters/design/poster-templates';
import { PosterSheet } from './poster-sheet';
import { aHall, aShow } from '#test/factories/poster.factory';

const open = () =>
  render(
    <ChakraProvider value={system}>
      <PosterSheet event={aShow()} venue={aHall} onClose={() => undefined} />
    </ChakraProvider>,
  );
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

  it('offers no share sheet where the device has none', () => {
    open();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });
});
