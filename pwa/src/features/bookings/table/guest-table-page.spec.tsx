import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { currentToast } from '#shared/ui/feedback/toast-store';
import { broken, fakeNetwork, json, problem, unreachable } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import { GuestTablePage } from './guest-table-page';

const READ = 'GET /api/bookings/links/6-abc';
const CANCEL = 'POST /api/bookings/links/6-abc/cancel';
const TABLE = {
  partySize: 4,
  status: 'confirmed',
  canCancel: true,
  event: { id: 7, name: 'Barn Dance', date: '2026-12-18', time: '20:00', status: 'scheduled' },
};
const GIVEN_BACK = { ...TABLE, status: 'cancelled', canCancel: false };

const network = fakeNetwork({ [READ]: () => json(TABLE), [CANCEL]: broken });

const open = () => showScreen(<GuestTablePage token="6-abc" />, { paths: ['/', '/events/$eventId'] });
const heading = (name: string) => screen.findByRole('heading', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const confirm = async () =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes, cancel it' }));

describe('the page of a table’s link', () => {
  afterEach(cleanup);

  it('gives the table back once that is asked, also after a try that failed', async () => {
    open();
    expect(await heading('Barn Dance')).toBeTruthy();
    expect(screen.getByText('Friday, December 18, 2026 · 8:00 PM')).toBeTruthy();
    expect(screen.getByText('Party of 4')).toBeTruthy();
    await press('Cancel table');
    expect(network.commands()).toEqual([]);
    await confirm();
    await screen.findByRole('dialog');
    network.on(CANCEL, () => json(GIVEN_BACK));
    await confirm();
    expect(await screen.findByText('Your seats were given back.')).toBeTruthy();
    expect(currentToast()).toMatchObject({ title: 'Your table was cancelled' });
    expect(screen.queryByRole('button', { name: 'Cancel table' })).toBeNull();
  });

  it.each([
    [{ status: 'pending' }, 'We are holding your seats. An email follows once the table is confirmed.'],
    [{ status: 'declined', canCancel: false }, 'We have no table for you this time. We are sorry.'],
    [{ canCancel: false }, 'Your table is confirmed. If you cannot come, please call us.'],
    [{ canCancel: false, event: null }, 'The show does not take place.'],
    [{ canCancel: true, event: { ...TABLE.event, status: 'cancelled' } }, 'The show does not take place.'],
  ])('says where the table stands: %j', async (change, words) => {
    network.on(READ, () => json({ ...TABLE, ...change }));
    open();
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('says when the link is not whole', async () => {
    network.on(READ, () => problem(404, 'bookings.link-unknown', 'Unknown.'));
    open();
    expect(await screen.findByText('We cannot find this table')).toBeTruthy();
  });

  it('asks again once the network is back', async () => {
    network.on(READ, unreachable, () => json(TABLE));
    open();
    await press('Try again');
    expect(await heading('Barn Dance')).toBeTruthy();
  });
});
