import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { forgetTables, rememberedTable } from '#shared/offline/storage/remembered-tables';
import { SessionContext } from '#shared/session/session-context';
import { aSession } from '#test/factories/session.factory';
import {
  SHOW,
  TABLE,
  closeScreen,
  json,
  open,
  press,
  pressInDialog,
  slowly,
  told,
  venue,
} from '#test/screens/booking-screen-double';
import { TableBookingSheet } from './table-booking-sheet';
import { TablesSection } from './tables-section';

afterEach(closeScreen);

describe('the table bookings', () => {
  it('stand below their show, which says how full it is, and are settled', async () => {
    venue.rows = [TABLE, { ...TABLE, id: 4, customerName: 'June Lee', status: 'confirmed' }];
    venue.answer = () => json({ ...TABLE, status: 'confirmed' });
    open(() => <TablesSection today="2026-11-20" />);
    expect(await screen.findAllByText('12 of 20 seats taken')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Decline June Lee' })).toBeNull();
    await press('Confirm Hank Snow');
    expect(await told()).toMatchObject({ title: 'Table booking updated successfully' });
    expect(venue.sent).toEqual([{ call: 'PUT /api/bookings/3', body: { status: 'confirmed' } }]);
  });
});

describe('a table that is not wanted', () => {
  it('is declined after a question that says who hears of it', async () => {
    venue.rows = [TABLE];
    venue.answer = () => json({ ...TABLE, status: 'declined' });
    open(() => <TablesSection today="2026-11-20" />);
    await press('Decline Hank Snow');
    expect(screen.queryByRole('button', { name: 'Cancel Hank Snow' })).toBeNull();
    expect((await screen.findByRole('dialog')).textContent).toContain('neither email nor phone');
    expect(venue.sent).toEqual([]);
    await pressInDialog('Decline table');
    expect(await told()).toMatchObject({ title: 'Table booking updated successfully' });
    expect(venue.sent).toEqual([{ call: 'PUT /api/bookings/3', body: { status: 'declined' } }]);
  });

  it('leaves the question about another open when its answer comes', async () => {
    venue.rows = [TABLE, { ...TABLE, id: 9, customerName: 'June Lee' }];
    open(() => <TablesSection today="2026-11-20" />);
    const arrive = slowly(TABLE);
    await press('Decline Hank Snow');
    await pressInDialog('Decline table');
    await pressInDialog('Cancel');
    await press('Decline June Lee');
    arrive();
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
    venue.answer = () =>
      json({ statusCode: 409, code: 'bookings.too-few-seats', message, fields: { partySize: message } }, 409);
    open(sheet);
    await userEvent.type(await screen.findByLabelText('Your Name'), 'Hank Snow');
    await pressInDialog('Book a Table');
    expect(await told()).toMatchObject({ title: 'Error', description: message });
    expect(screen.getByText(message)).toBeTruthy();
    expect(venue.sent).toEqual([
      { call: 'POST /api/bookings', body: { eventId: 5, customerName: 'Hank Snow', partySize: 2 } },
    ]);
  });

  it('asks for a phone number that can be dialled', async () => {
    open(sheet);
    await userEvent.type(await screen.findByLabelText('Your Name'), 'Hank Snow');
    await userEvent.type(screen.getByLabelText('Phone'), 'not a phone');
    await pressInDialog('Book a Table');
    expect(await screen.findByText('Please enter a phone number')).toBeTruthy();
    expect(venue.sent).toEqual([]);
  });

  it('leaves a trace: what was asked for, on the screen and on this phone', async () => {
    venue.answer = () => json({ message: 'Thank you' }, 201);
    open(sheet);
    await userEvent.type(await screen.findByLabelText('Your Name'), 'Hank Snow');
    await pressInDialog('Book a Table');
    expect((await screen.findByText('Table requested')).parentElement?.textContent).toContain('Hank Snow');
    expect(screen.getByRole('dialog').textContent).toContain('Party of 2');
    expect(screen.getByText(/so we cannot reach you/)).toBeTruthy();
    expect(rememberedTable(SHOW.id)).toBe(2);
    forgetTables();
    expect(rememberedTable(SHOW.id)).toBeNull();
  });

  it('needs a name', async () => {
    open(sheet);
    await pressInDialog('Book a Table');
    expect(await screen.findByText('Please enter your name')).toBeTruthy();
    expect(venue.sent).toEqual([]);
  });
});
