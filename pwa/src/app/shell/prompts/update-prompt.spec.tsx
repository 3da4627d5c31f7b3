import { jest } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReloadObstacle } from '#app/start/safe-reload';
import { system } from '#shared/theme/system';
import { Toaster } from '#shared/ui/feedback/toaster';
import { useUnsavedWork } from '#shared/ui/mutation/unsaved-work';
import type { Update } from './update-offer';

const watchForUpdates = jest.fn<(onWaiting: (update: Update) => void) => Promise<void>>();
watchForUpdates.mockResolvedValue(undefined);
jest.unstable_mockModule('./update-offer', () => ({ watchForUpdates }));
let answer = (_obstacle: ReloadObstacle): void => undefined;
const update = jest.fn(() => new Promise<ReloadObstacle>((resolve) => void (answer = resolve)));
const { UpdatePrompt } = await import('./update-prompt');

const Typing = ({ isDirty }: { isDirty: boolean }) => {
  useUnsavedWork(isDirty);
  return null;
};

const page = (isDirty: boolean) => (
  <ChakraProvider value={system}>
    <Typing isDirty={isDirty} />
    <UpdatePrompt />
    <Toaster />
  </ChakraProvider>
);

const offer = () => screen.queryByRole('button', { name: 'Update' });

describe('UpdatePrompt', () => {
  afterEach(cleanup);

  it('offers a new version when nobody is typing, and takes it on the word of the person only and says so', async () => {
    const { rerender } = render(page(true));
    act(() => watchForUpdates.mock.calls[0]?.[0](update));
    expect(offer()).toBeNull();

    rerender(page(false));
    expect(offer()).toBeTruthy();
    expect(update).not.toHaveBeenCalled();

    act(() => offer()?.click());
    await waitFor(() => expect(update).toHaveBeenCalled());
    expect(update).toHaveBeenCalledTimes(1);

    const pressed = screen.getByRole('button', { name: 'Updating...' });
    expect(pressed.getAttribute('aria-disabled')).toBe('true');
    act(() => pressed.click());
    expect(update).toHaveBeenCalledTimes(1);

    await act(async () => answer('sending'));
    expect(screen.getByText('Just a moment')).toBeTruthy();
    act(() => offer()?.click());
    expect(update).toHaveBeenCalledTimes(2);

    await act(async () => answer(null));
    expect(screen.getByRole('button', { name: 'Updating...' })).toBeTruthy();
  });
});
