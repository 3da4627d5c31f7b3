import { jest } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { system } from '#shared/theme/system';
import type { Choices } from '#shared/ui/form/choices';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { fakeNetwork, json, problem, unreachable } from '#test/fake-network';
import type { JoinableShow } from './invitation-form';
import { SendInvitationSheet } from './send-invitation-sheet';

const SEND = 'POST /api/artist-invitations';
const network = fakeNetwork();

const JUNE = {
  id: 3,
  name: 'June Harlan',
  genre: 'rock',
  email: 'june@example.com',
  profileImage: null,
  free: 'All day',
};

const retry = jest.fn();
const choices = (state: Choices<unknown>['state'], ...names: string[]): Choices<{ name: string }> => ({
  rows: names.map((name) => ({ name })),
  state,
  retry,
});
const READY = choices('ready', 'Country', 'Rock');

/** The Send Invitation form, while the venue's types stand so with it. */
const open = (types: Choices<{ name: string }>, shows?: Choices<JoinableShow>) => {
  const onSent = jest.fn();
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  const page = (now: Choices<{ name: string }>) => (
    <ChakraProvider value={system}>
      <QueryClientProvider client={client}>
        <RouterContextProvider router={router as never}>
          <SendInvitationSheet
            artist={JUNE}
            date="2026-11-27"
            types={now}
            shows={shows}
            place="admin"
            canSend
            onSent={onSent}
            onClose={() => undefined}
          />
        </RouterContextProvider>
      </QueryClientProvider>
    </ChakraProvider>
  );
  const { rerender } = render(page(types));
  return { onSent, learn: (now: Choices<{ name: string }>) => rerender(page(now)) };
};

const eventType = () => screen.getByLabelText<HTMLSelectElement>('Event Type');
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send Invitation' }));

afterEach(() => {
  cleanup();
  dismissToast();
  retry.mockReset();
});

describe('the show of an invitation', () => {
  const shows = (state: 'ready' | 'failed', ...rows: JoinableShow[]) => ({ rows, state, retry });
  const OPRY = { id: 5, name: 'Opry Night', type: 'country', time: '21:00', acts: [{ id: 8 }] };

  it('is not asked for on a day without shows', () => {
    open(READY, shows('ready'));
    expect(screen.queryByLabelText('Show')).toBeNull();
  });

  it('can be one on the calendar, which has its own name, type and time', async () => {
    network.on(SEND, () => json({ id: 1 }, 201));
    open(READY, shows('ready', OPRY));
    type('Show', '5');
    expect(screen.queryByLabelText('Event Name')).toBeNull();
    send();
    await waitFor(() => expect(network.commands()).toHaveLength(1));
    expect(network.commands()).toMatchObject([
      {
        body: { artistId: 3, eventId: 5, eventName: 'Opry Night', eventType: 'country', eventTime: '21:00' },
      },
    ]);
  });

  it('is a new one again after a second thought', () => {
    open(READY, shows('ready', OPRY));
    type('Show', '5');
    type('Show', '');
    expect(screen.getByLabelText<HTMLInputElement>('Event Name').value).toBe('');
    expect(eventType().value).toBe('rock');
  });

  it('is none whose bill is full, or that the artist plays already', () => {
    const full = { ...OPRY, id: 6, acts: Array.from({ length: 8 }, (_, place) => ({ id: 20 + place })) };
    open(READY, shows('ready', full, { ...OPRY, acts: [{ id: 3 }] }));
    expect(screen.queryByLabelText('Show')).toBeNull();
  });

  it('says when the shows of the day could not be had', () => {
    open(READY, shows('failed'));
    expect(screen.getByText('The shows of this day could not be loaded.')).toBeTruthy();
  });
});

describe('the type of an invitation', () => {
  it('is the artist’s genre', () => {
    open(READY);
    expect(eventType().value).toBe('rock');
  });

  it('is the artist’s genre also when the types arrive late, and is sent as it is shown', async () => {
    network.on(SEND, () => json({}, 201));
    const { onSent, learn } = open(choices('loading'));
    expect(screen.getByText('Loading the event types...')).toBeTruthy();
    learn(READY);
    expect(eventType().selectedOptions[0]?.textContent).toBe('Rock');
    type('Event Name', 'Barn Dance');
    send();
    await waitFor(() => expect(onSent).toHaveBeenCalled());
    expect(network.calls).toMatchObject([{ call: SEND, body: { eventType: 'rock' } }]);
  });

  it('stays as it was chosen when the types are asked for again', () => {
    const { learn } = open(READY);
    type('Event Type', 'country');
    learn(choices('ready', 'Blues', 'Country', 'Rock'));
    expect(eventType().value).toBe('country');
  });

  it('is shown as not chosen while there is none to choose', async () => {
    open(choices('failed'));
    expect(eventType().selectedOptions[0]?.textContent).toBe('Select type...');
    type('Event Name', 'Barn Dance');
    send();
    expect(await screen.findByText('Event type is required')).toBeTruthy();
    expect(network.calls).toEqual([]);
  });

  it('is not said to be missing when the types could not be loaded, and they are asked for again', () => {
    open(choices('failed'));
    expect(screen.queryByText(/Types tab first/)).toBeNull();
    expect(screen.getByText('The event types could not be loaded.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('is to be added where the venue has none', () => {
    open(choices('ready'));
    expect(screen.getByText('Add event types on the Types tab first')).toBeTruthy();
  });
});

describe('an invitation that was changed after its answer was lost', () => {
  it('is not sent again: the form closes, and says that the first one stands', async () => {
    network.on(SEND, unreachable, () => problem(409, 'invitations.key-reused', 'Already sent.'));
    const { onSent } = open(READY);
    type('Event Name', 'Barn Dance');
    send();
    await waitFor(() => expect(currentToast()?.title).toBe('Error'));
    type('Budget', '$800');
    send();
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    expect(currentToast()).toMatchObject({ title: 'Already sent' });
  });
});
