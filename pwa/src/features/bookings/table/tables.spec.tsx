import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { dismissToast } from '#shared/ui/feedback/toast-store';
import { forgetTables, rememberedTable } from '#shared/offline/storage/remembered-tables';
import { SessionContext } from '#shared/session/session-context';
import { aSession } from '#test/factories/session.factory';
import { fakeNetwork, json, problem, unreachable } from '#test/fake-network';
import {
  SHOW,
  TABLE,
  closeScreen,
  open,
  press,
  pressInDialog,
  told,
} from '#test/screens/booking-screen-double';
import { TableBookingSheet } from './table-booking-sheet';
import { TablesSection } from './tables-section';

const LIST = 'GET /api/bookings';
const BOOK = 'POST /api/bookings';
const SETTLE = 'PUT /api/bookings/3';
const network = fakeNetwork({ [LIST]: () => json([TABLE]) });

afterEach(closeScreen);

describe('the table bookings', () => {
  it('stand below their show, which says how full it is, and are settled', async () => {
    network.on(LIST, () => json([TABLE, { ...TABLE, id: 4, customerName: 'June Lee', status: 'confirmed' }]));
    network.on(SETTLE, () => json({ ...TABLE, status: 'confirmed' }));
    open(() => <TablesSection today="2026-11-20" />);
    expect(await screen.findAllByText('12 of 20 seats taken')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Decline June Lee' })).toBeNull();
    await press('Confirm Hank Snow');
    expect(await told()).toMatchObject({ title: 'Table booking updated successfully' });
    expect(network.commands()).toEqual([{ call: SETTLE, body: { status: 'confirmed' } }]);
  });
});

describe('a table whose answer was lost', () => {
  const moved = () => problem(409, 'bookings.illegal-move', 'This table booking is already confirmed.');

  it.each([
    ['is confirmed, if the venue has it so', [{ ...TABLE, status: 'confirmed' }], 'Table booking updated'],
    ['is refused, if it has not', [], 'Error'],
  ])('pressed again, %s', async (_what, found, title) => {
    network.on('GET /api/bookings?status=confirmed&eventId=5', () => json(found));
    network.on(SETTLE, unreachable, moved);
    open(() => <TablesSection today="2026-11-20" />);
    await press('Confirm Hank Snow');
    expect(await told()).toMatchObject({ title: 'Error' });
    dismissToast();
    await press('Confirm Hank Snow');
    expect((await told())?.title).toContain(title);
  });
});

describe('the tables of a show that is off', () => {
  const off = (status: 'cancelled' | 'postponed') => ({
    ...TABLE,
    customerEmail: 'hank@example.com',
    event: { ...TABLE.event, status },
  });

  it.each([
    ['cancelled', 'get no email about the table'],
    ['postponed', 'gets an email at hank@example.com'],
  ] as const)(
    'stand below the word that it is %s, and the question says who hears',
    async (status, words) => {
      network.on(LIST, () => json([off(status)]));
      open(() => <TablesSection today="2026-11-20" />);
      expect(await screen.findByText(`Show ${status}`)).toBeTruthy();
      await press('Decline Hank Snow');
      expect((await screen.findByRole('dialog')).textContent).toContain(words);
    },
  );
});

describe('staff who settle tables by keyboard', () => {
  const confirm = async () => {
    (await screen.findByRole('button', { name: 'Confirm Hank Snow' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm Hank Snow' })).toBeNull());
  };
  const focused = () => document.activeElement?.textContent;
  const confirmed = { ...TABLE, status: 'confirmed' };

  it('stay at the table that has no such button any more', async () => {
    network.on(
      LIST,
      () => json([TABLE]),
      () => json([confirmed]),
    );
    network.on(SETTLE, () => json(confirmed));
    open(() => <TablesSection today="2026-11-20" />);
    await confirm();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(focused()).toContain('Hank Snow');
  });

  it.each([
    ['the next one', [{ ...TABLE, id: 4, customerName: 'June Lee' }], 'June Lee'],
    ['the list', [], 'No table is booked yet.'],
  ])('go on with %s when it is gone', async (_what, rest, words) => {
    network.on(
      LIST,
      () => json([TABLE, ...rest]),
      () => json(rest),
    );
    network.on(SETTLE, () => json(confirmed));
    open(() => <TablesSection today="2026-11-20" />);
    await confirm();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(focused()).toContain(words);
  });
});

describe('a table that is not wanted', () => {
  it('is declined after a question that says who hears of it', async () => {
    network.on(SETTLE, () => json({ ...TABLE, status: 'declined' }));
    open(() => <TablesSection today="2026-11-20" />);
    await press('Decline Hank Snow');
    expect(screen.queryByRole('button', { name: 'Cancel Hank Snow' })).toBeNull();
    expect((await screen.findByRole('dialog')).textContent).toContain('neither email nor phone');
    expect(network.commands()).toEqual([]);
    await pressInDialog('Decline table');
    expect(await told()).toMatchObject({ title: 'Table booking updated successfully' });
    expect(network.commands()).toEqual([{ call: SETTLE, body: { status: 'declined' } }]);
  });

  it('leaves the question about another open when its answer comes', async () => {
    network.on(LIST, () => json([TABLE, { ...TABLE, id: 9, customerName: 'June Lee' }]));
    open(() => <TablesSection today="2026-11-20" />);
    const arrive = network.hold(SETTLE);
    await press('Decline Hank Snow');
    await pressInDialog('Decline table');
    await pressInDialog('Cancel');
    await press('Decline June Lee');
    arrive(json(TABLE));
    expect(await told()).toMatchObject({ title: 'Table booking updated successfully' });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Decline Hank Snow', hidden: true }).ariaDisabled).toBeNull(),
    );
    expect(screen.getByRole('dialog').textContent).toContain('June Lee');
  });
});

describe('booking a table', () => {
  const sheet = () => (
    <SessionContext value={aSession()}>
      <TableBookingSheet event={SHOW} onClose={() => undefined} />
    </SessionContext>
  );

  it('shows beside the party how many seats are left', async () => {
    const message = 'Only 1 seat is left.';
    network.on(BOOK, () => problem(409, 'bookings.too-few-seats', message, { partySize: message }));
    open(sheet);
    await userEvent.type(await screen.findByLabelText('Your Name'), 'Hank Snow');
    await pressInDialog('Book a Table');
    expect(await told()).toMatchObject({ title: 'Error', description: message });
    expect(screen.getByText(message)).toBeTruthy();
    expect(network.commands()).toEqual([
      { call: BOOK, body: { eventId: 5, customerName: 'Hank Snow', partySize: 2 } },
    ]);
  });

  it('asks for a phone number that can be dialled', async () => {
    open(sheet);
    await userEvent.type(await screen.findByLabelText('Your Name'), 'Hank Snow');
    await userEvent.type(screen.getByLabelText('Phone'), 'not a phone');
    await pressInDialog('Book a Table');
    expect(await screen.findByText('Please enter a phone number')).toBeTruthy();
    expect(network.commands()).toEqual([]);
  });

  it('leaves a trace: what was asked for, on the screen and on this phone', async () => {
    network.on(BOOK, () => json({ message: 'Thank you' }, 201));
    open(sheet);
    await userEvent.type(await screen.findByLabelText('Your Name'), 'Hank Snow');
    await pressInDialog('Book a Table');
    const requested = await screen.findByRole('dialog', { name: 'Table requested' });
    expect(requested.textContent).toContain('Hank Snow · Party of 2');
    expect(screen.getByText(/so we cannot reach you/)).toBeTruthy();
    expect(rememberedTable(SHOW.id)).toBe(2);
    forgetTables();
    expect(rememberedTable(SHOW.id)).toBeNull();
  });

  it('needs a name', async () => {
    open(sheet);
    await pressInDialog('Book a Table');
    expect(await screen.findByText('Please enter your name')).toBeTruthy();
    expect(network.commands()).toEqual([]);
  });
});
