import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { offlineDatabase as database } from '#shared/offline/storage/offline-database';
import { enqueue } from '#shared/offline/outbox/outbox-store';
import { system } from '#shared/theme/system';
import type { Ticket } from './ticket';
import { CHECK_INS_TITLE, TicketActions } from './ticket-actions';

const KEPT: Ticket = {
  key: 'a',
  isOwn: true,
  checkIn: {
    event: { id: 12, name: 'Open Mic Night', date: '2026-11-20', time: '19:00' },
    customerName: 'Loretta',
    customerEmail: null,
    partySize: 1,
    shareInGallery: false,
    occurredAt: '2026-11-20T19:42:00.000Z',
  },
  state: 'waiting',
  heading: 'Attendance saved',
  message: "Kept on this phone. Sends itself when you're back online.",
  points: '–',
  canRetry: false,
  canSendNow: false,
  canDiscard: true,
  isLate: false,
};

const open = async (ticket = KEPT) => {
  await Promise.all(database.tables.map((table) => table.clear()));
  await enqueue({ id: 'a', kind: 'check-in', payload: {}, photo: null });
  render(
    <ChakraProvider value={system}>
      <h1 id={CHECK_INS_TITLE} tabIndex={-1}>
        My check-ins
      </h1>
      <TicketActions ticket={ticket} />
    </ChakraProvider>,
  );
};
const expectFocusOnTitle = () =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'My check-ins' })));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const answer = (name: string) => {
  const question = within(screen.getByRole('dialog', { name: 'Discard this check-in?' }));
  fireEvent.click(question.getByRole('button', { name }));
};

describe('discarding a check-in', () => {
  afterEach(cleanup);

  it('asks, and then drops it', async () => {
    await open();
    press('Discard');
    answer('Discard');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(async () => expect(await database.entries.count()).toBe(0));
    await expectFocusOnTitle();
  });

  it('keeps it on second thoughts', async () => {
    await open();
    press('Discard');
    answer('Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await database.entries.count()).toBe(1);
  });
});

describe('dismissing a check-in that is sent', () => {
  afterEach(cleanup);

  it('moves the focus to the title of the list, from which the stub is gone', async () => {
    await open({ ...KEPT, state: 'sent', canDiscard: false });
    press('Dismiss');
    await expectFocusOnTitle();
  });
});
