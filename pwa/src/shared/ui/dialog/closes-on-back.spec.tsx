import { ChakraProvider } from '@chakra-ui/react/styled-system';
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { system } from '#shared/theme/system';
import { LeaveQuestion } from '#shared/ui/mutation/leave-question';
import { Sheet } from './sheet';
import { SheetCancel } from './sheet-cancel';

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 300));

const Page = ({ isDirty }: { isDirty: boolean }) => {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return <p>The list</p>;
  return (
    <Sheet title="Add Artist" onClose={() => setOpen(false)} footer={<SheetCancel />}>
      <LeaveQuestion isDirty={isDirty} />
    </Sheet>
  );
};

/** A page with a dialog that has no address, reached from the home page. */
const openDialog = async (isDirty: boolean) => {
  const root = createRootRoute();
  const artists = createRoute({
    getParentRoute: () => root,
    path: '/admin/artists',
    component: () => <Page isDirty={isDirty} />,
  });
  const home = createRoute({ getParentRoute: () => root, path: '/' });
  const history = createBrowserHistory();
  const router = createRouter({ routeTree: root.addChildren([home, artists]), history });
  history.push('/');
  render(
    <ChakraProvider value={system}>
      <RouterProvider router={router as never} />
    </ChakraProvider>,
  );
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/'));
  act(() => history.push('/admin/artists'));
  await screen.findByRole('dialog', { name: 'Add Artist' });
  // It listens to the keys, and hides the page, once it is on the screen.
  await new Promise(requestAnimationFrame);
};

const goBack = async () => {
  await act(async () => {
    window.history.back();
    await aMoment();
  });
};
const dialogs = () => screen.queryAllByRole('dialog', { hidden: true }).length;
const question = async () => within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));

describe('a dialog without an address of its own', () => {
  beforeAll(() => import('./confirm-sheet'), 60_000);
  afterEach(cleanup);

  it('is closed by Back, which leaves the page where it is', async () => {
    await openDialog(false);
    await goBack();
    expect([dialogs(), window.location.pathname]).toEqual([0, '/admin/artists']);

    await goBack();
    expect(window.location.pathname).toBe('/');
  });

  it.each([
    ['Back', goBack],
    ['its close button', () => void fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Cancel', () => void fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
    ['Escape', () => void fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['a tap beside it', () => void fireEvent.click(screen.getByRole('dialog').parentElement as Element)],
  ])('asks about what was typed when it is closed by %s', async (_, close) => {
    await openDialog(true);
    await close();
    fireEvent.click((await question()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialogs()).toBe(1));

    await close();
    fireEvent.click((await question()).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(dialogs()).toBe(0));
    expect(window.location.pathname).toBe('/admin/artists');
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('leaves Back to the question that stands over it', async () => {
    await openDialog(true);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await question();
    await goBack();
    expect([dialogs(), window.location.pathname]).toEqual([1, '/admin/artists']);
  });
});
