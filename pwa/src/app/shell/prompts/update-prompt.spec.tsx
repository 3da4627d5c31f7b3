import { jest } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { system } from '#shared/theme/system';
import { useUnsavedWork } from '#shared/ui/mutation/unsaved-work';

const watchForUpdates = jest.fn<(onWaiting: (update: () => void) => void) => Promise<void>>();
watchForUpdates.mockResolvedValue(undefined);
jest.unstable_mockModule('./update-offer', () => ({ watchForUpdates }));
const { UpdatePrompt } = await import('./update-prompt');

const Typing = ({ isDirty }: { isDirty: boolean }) => {
  useUnsavedWork(isDirty);
  return null;
};

const page = (isDirty: boolean) => (
  <ChakraProvider value={system}>
    <Typing isDirty={isDirty} />
    <UpdatePrompt />
  </ChakraProvider>
);

const offer = () => screen.queryByRole('button', { name: 'Update' });

describe('UpdatePrompt', () => {
  afterEach(cleanup);

  it('offers a new version when nobody is typing, and takes it on the word of the person only', async () => {
    const update = jest.fn();
    const { rerender } = render(page(true));
    act(() => watchForUpdates.mock.calls[0]?.[0](update));
    expect(offer()).toBeNull();

    rerender(page(false));
    expect(offer()).toBeTruthy();
    expect(update).not.toHaveBeenCalled();

    act(() => offer()?.click());
    await waitFor(() => expect(update).toHaveBeenCalled());
    expect(update).toHaveBeenCalledTimes(1);
  });
});
