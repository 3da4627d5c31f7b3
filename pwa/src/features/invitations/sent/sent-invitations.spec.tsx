import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { system } from '#shared/theme/system';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { fakeNetwork, json, problem, unreachable } from '#test/fake-network';
import type { Invitation } from '#features/invitations/invitations.queries';
import { SentInvitations } from './sent-invitations';

const WAITING: Invitation = {
  id: 7,
  artistId: 3,
  artist: { id: 3, name: 'June Harlan', genre: 'country', profileImage: null },
  adminId: 1,
  eventDate: '2026-11-27',
  eventTime: '20:00',
  eventType: 'country',
  eventName: 'Barn Dance',
  description: null,
  budget: null,
  duration: '3 hours',
  status: 'pending',
  invitationMessage: null,
  responseMessage: null,
  emailSent: true,
  smsSent: false,
  expiresAt: '2099-11-27T00:00:00.000Z',
  respondedAt: null,
  eventId: null,
  clientKey: null,
  createdAt: '2026-11-20T18:00:00.000Z',
};
const ROW = 'June Harlan · Barn Dance';
const SECOND_PAGE = '/api/artist-invitations?limit=50&after=7';

const LIST = 'GET /api/artist-invitations';
const network = fakeNetwork({ [LIST]: () => json([WAITING]) });

/** As the app's own: answers are kept for good unless a query says otherwise. */
const aClient = () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
const open = (client = aClient()) =>
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={client}>
        <SentInvitations userId={1} canSend />
      </QueryClientProvider>
    </ChakraProvider>,
  );
const choose = (status: string) => userEvent.selectOptions(screen.getByLabelText('Status'), status);

describe('the invitations that were sent', () => {
  it('are asked for again when they are looked at again: the artist may have answered', async () => {
    const client = aClient();
    open(client);
    const row = () => screen.findByRole('article', { name: ROW });
    const before = (await row()).textContent;
    cleanup();
    network.on(LIST, () => json([{ ...WAITING, status: 'accepted', respondedAt: WAITING.createdAt }]));
    open(client);
    await waitFor(async () => expect((await row()).textContent).not.toBe(before));
  });

  afterEach(() => {
    cleanup();
    dismissToast();
    onlineManager.setOnline(true);
  });

  it('show nothing of another status when the venue cannot be asked', async () => {
    open();
    expect(await screen.findByText(ROW)).toBeTruthy();
    onlineManager.setOnline(false);
    await choose('Declined');
    expect(await screen.findByText("You're offline")).toBeTruthy();
    expect(screen.queryByText(ROW)).toBeNull();
  });

  it('keep what was found before until the answer is there', async () => {
    open();
    await screen.findByText(ROW);
    const tell = network.hold(LIST);
    await choose('Declined');
    expect(screen.getByText(ROW)).toBeTruthy();
    tell(json([]));
    expect(await screen.findByText('No invitations with this status')).toBeTruthy();
    expect(screen.queryByText(ROW)).toBeNull();
  });

  it('say that they could not be loaded, and try again', async () => {
    network.on(
      LIST,
      () => json({}, 500),
      () => json([WAITING]),
    );
    open();
    expect(await screen.findByText('The invitations could not be loaded')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(ROW)).toBeTruthy();
  });

  it('ask on about another one when the answer to an earlier question comes', async () => {
    const other = { ...WAITING, id: 8, artist: { ...WAITING.artist, name: 'Hank Snow' } };
    network.on(LIST, () => json([WAITING, other]));
    const cancelled = network.hold('PUT /api/artist-invitations/7/cancel');
    open();
    await screen.findByText(ROW);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel invitation of June Harlan' }));
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel invitation' }),
    );
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel invitation of Hank Snow' }));
    cancelled(json(WAITING));
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Invitation cancelled' }));
    await act(() => Promise.resolve());
    expect(screen.getByRole('dialog').textContent).toContain('Hank Snow');
  });

  it('are cancelled by a try whose answer was lost, and that is said when it is tried again', async () => {
    const over = () => problem(409, 'invitations.cancelled', 'This invitation was cancelled by the venue.');
    network.on('PUT /api/artist-invitations/7/cancel', unreachable, over);
    network.on(`${LIST}?status=cancelled`, () => json([{ ...WAITING, status: 'cancelled' }]));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel invitation of June Harlan' }));
    const confirm = () =>
      userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel invitation' }));
    await confirm();
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Error' }));
    await confirm();
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Invitation cancelled' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('come page by page, and say when the next one does not come', async () => {
    network.on(LIST, () => json([WAITING], 200, { link: `<${SECOND_PAGE}>; rel="next"` }));
    network.on(`GET ${SECOND_PAGE}`, unreachable);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(screen.getByText(/There is more when you have a connection/)).toBeTruthy());
    expect(screen.getByText(ROW)).toBeTruthy();
  });

  it('can be read and copied where they have reached nobody', async () => {
    network.on(LIST, () =>
      json([{ ...WAITING, emailSent: false, budget: '$750', invitationMessage: 'Bring the fiddle!' }]),
    );
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: 'Read text for June Harlan' }));
    const sheet = await screen.findByRole('dialog', { name: 'Invitation text' });
    const words = 'June Harlan, we would love to have you on Friday, November 27, 2026 at 8:00 PM.';
    expect(sheet.textContent).toContain(words);
    await user.click(within(sheet).getByRole('button', { name: 'Copy text' }));
    expect(currentToast()?.title).toBe('Text copied');
    expect(await navigator.clipboard.readText()).toBe(
      [
        words,
        'Show: Barn Dance\nDuration: 3 hours\nBudget: $750',
        'Bring the fiddle!',
        'Please accept or decline by Friday, November 27, 2026 at 8:00 PM. You find the invitation in your account: http://localhost/account/bookings',
      ].join('\n\n'),
    );
  });

  it('are not offered to be read once they have been sent', async () => {
    open();
    await screen.findByText(ROW);
    expect(screen.queryByRole('button', { name: /^Read text/ })).toBeNull();
  });
});
