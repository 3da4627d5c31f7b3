import { ChakraProvider } from '@chakra-ui/react/styled-system';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { system } from '#shared/theme/system';
import type { InvitableArtist } from '#features/invitations/invitations.queries';
import { InviteArtistFlow } from './invite-artist-flow';

const JUNE = {
  id: 3,
  name: 'June Harlan',
  genre: 'rock',
  email: 'june@example.com',
  profileImage: null,
  free: 'All day',
};

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

/** The calendar with a day that was tapped, and the dialog over it unless it was closed. */
const page = (dialog: { artists: InvitableArtist[] | undefined } | null) => (
  <ChakraProvider value={system}>
    <RouterContextProvider router={router as never}>
      <button>November 27</button>
      {dialog && (
        <InviteArtistFlow
          artists={dialog.artists}
          unanswered={<p>Still asking</p>}
          date="2026-11-27"
          types={{ rows: [], state: 'ready', retry: () => undefined }}
          place="calendar"
          canSend
          onClose={() => undefined}
        />
      )}
    </RouterContextProvider>
  </ChakraProvider>
);

describe('inviting an artist to a day', () => {
  afterEach(cleanup);

  it('is one dialog before and after it is known who is free, and gives the focus back to the day', async () => {
    const { rerender } = render(page(null));
    const day = screen.getByRole('button', { name: 'November 27' });
    day.focus();
    rerender(page({ artists: undefined }));
    const dialog = screen.getByRole('dialog', { name: 'Available Artists' });
    expect(screen.getByText('Still asking')).toBeTruthy();

    rerender(page({ artists: [JUNE] }));

    expect(screen.getByRole('button', { name: /June Harlan/ }).textContent).toContain('Rock');
    expect(screen.queryByText('Still asking')).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Available Artists' })).toBe(dialog);
    rerender(page(null));
    await waitFor(() => expect(document.activeElement).toBe(day));
  });
});
