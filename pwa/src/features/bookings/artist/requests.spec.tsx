import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { dismissToast } from '#shared/ui/feedback/toast-store';
import { broken, fakeNetwork, json, problem, unreachable } from '#test/fake-network';
import { REQUEST, closeScreen, open, press, pressInDialog, told } from '#test/screens/booking-screen-double';
import { RequestsSection } from './requests-section';
import { openMenu, pressInMenu } from '#test/row-menu';

const LIST = 'GET /api/booking-requests';
const SETTLE = 'PUT /api/booking-requests/2';
const DELETE = 'DELETE /api/booking-requests/2';
const network = fakeNetwork({ [LIST]: () => json([REQUEST]), [SETTLE]: broken, [DELETE]: broken });

afterEach(closeScreen);

describe('the booking requests', () => {
  it('are approved, rejected or marked contacted', async () => {
    network.on(SETTLE, () => json({ ...REQUEST, status: 'approved' }));
    open(RequestsSection);
    await press('Approve Ruby’s Wedding');
    expect(await told()).toMatchObject({ title: 'Booking request updated successfully' });
    expect(network.commands()).toEqual([{ call: SETTLE, body: { status: 'approved' } }]);
  });

  it('are settled when the answer was lost and the same is pressed again', async () => {
    network.on(SETTLE, unreachable, () =>
      problem(409, 'bookings.illegal-move', 'This booking request is already approved.'),
    );
    network.on('GET /api/booking-requests?status=approved', () => json([{ ...REQUEST, status: 'approved' }]));
    open(RequestsSection);
    await press('Approve Ruby’s Wedding');
    expect(await told()).toMatchObject({ title: 'Error' });
    dismissToast();
    await press('Approve Ruby’s Wedding');
    expect(await told()).toMatchObject({ title: 'Booking request updated successfully' });
  });

  it('keep the focus of a keyboard in the request whose button is gone', async () => {
    network.on(
      LIST,
      () => json([REQUEST]),
      () => json([{ ...REQUEST, status: 'approved' }]),
    );
    network.on(SETTLE, () => json({ ...REQUEST, status: 'approved' }));
    open(RequestsSection);
    const button = await screen.findByRole('button', { name: 'Approve Ruby’s Wedding' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button.isConnected).toBe(false));
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(document.activeElement?.querySelector('article')?.textContent).toContain('Ruby’s Wedding');
  });

  it('are asked for with what waits first', async () => {
    open(RequestsSection);
    await screen.findByText('Ruby’s Wedding');
    expect(network.calls.at(-1)?.path).toContain('order=need');
  });

  it('are there once, as the later page has them, where somebody has moved one between two pages', async () => {
    const next = '/api/booking-requests?cursor=x';
    network.on(LIST, ({ path }) =>
      path.includes('cursor')
        ? json([{ ...REQUEST, status: 'rejected' }])
        : json([REQUEST], 200, { link: `<${next}>; rel="next"` }),
    );
    open(RequestsSection);
    const more = await screen.findByRole('button', { name: 'Load more' });
    more.focus();
    fireEvent.click(more);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull());
    const [card, ...others] = screen.getAllByRole('article');
    expect(card?.textContent).toContain('Rejected');
    expect(others).toEqual([]);
    // The button is gone, and the end of the list has its focus.
    expect(document.activeElement).toBe(card?.parentElement);
  });

  it('offer only moves that are legal', async () => {
    network.on(LIST, () => json([{ ...REQUEST, status: 'approved' }]));
    open(RequestsSection);
    const buttons = await screen.findAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Mark Contacted Ruby’s Wedding',
      'More actions for Ruby’s Wedding',
    ]);
    expect(await openMenu('Ruby’s Wedding')).toEqual(['Delete Ruby’s Wedding']);
  });

  it('show what is asked for as a reader expects it', async () => {
    network.on(LIST, () => json([{ ...REQUEST, eventType: 'hip-hop', artist: null }]));
    open(RequestsSection);
    expect(await screen.findByText('Hip-Hop')).toBeTruthy();
  });

  it('are deleted after a question', async () => {
    network.on(DELETE, () => json({ message: 'Booking request deleted successfully' }));
    open(RequestsSection);
    await pressInMenu('Ruby’s Wedding', 'Delete Ruby’s Wedding');
    expect(network.commands()).toEqual([]);
    await pressInDialog('Delete');
    expect(await told()).toMatchObject({ title: 'Booking request deleted successfully' });
    expect(network.commands()).toEqual([{ call: DELETE, body: null }]);
  });

  it('say so when they could not be settled or deleted', async () => {
    open(RequestsSection);
    await press('Reject Ruby’s Wedding');
    expect((await screen.findByRole('dialog')).textContent).toContain('ruby@example.com gets an email');
    expect(network.commands()).toEqual([]);
    await pressInDialog('Reject');
    expect(await told()).toMatchObject({ title: 'Error', description: 'Failed to update booking request' });
    dismissToast();
    await pressInMenu('Ruby’s Wedding', 'Delete Ruby’s Wedding');
    await pressInDialog('Delete');
    expect(await told()).toMatchObject({ title: 'Error', description: 'Failed to delete booking request' });
  });

  it('leave the question about one open when the answer about another comes', async () => {
    network.on(LIST, () => json([REQUEST, { ...REQUEST, id: 9, eventName: 'Barn Raising' }]));
    open(RequestsSection);
    const arrive = network.hold(SETTLE);
    await press('Reject Ruby’s Wedding');
    await pressInDialog('Reject');
    await pressInDialog('Cancel');
    await press('Reject Barn Raising');
    arrive(json(REQUEST));
    expect(await told()).toMatchObject({ title: 'Booking request updated successfully' });
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: 'Reject Ruby’s Wedding', hidden: true }).ariaDisabled,
      ).toBeNull(),
    );
    expect(screen.getByRole('dialog').textContent).toContain('Barn Raising');
  });
});
