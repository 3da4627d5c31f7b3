import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { offlineDatabase as database } from '#shared/offline/storage/offline-database';
import { enqueue } from '#shared/offline/outbox/outbox-store';
import { system } from '#shared/theme/system';
import type { Ticket } from './ticket';
import { TicketActions } from './ticket-actions';

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

const open = async () => {
  await Promise.all(database.tables.map((table) => table.clear()));
  await enqueue({ id: 'a', kind: 'check-in', payload: {}, photo: null });
  render(
    <ChakraProvider value={system}>
      <TicketActions ticket={KEPT} />
    </ChakraProvider>,
  );
};
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
  });

  it('keeps it on second thoughts', async () => {
    await open();
    press('Discard');
    answer('Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await database.entries.count()).toBe(1);
  });
});
