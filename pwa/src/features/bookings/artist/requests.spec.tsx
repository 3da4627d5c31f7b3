import { screen, waitFor } from '@testing-library/react';
import { dismissToast } from '#shared/ui/feedback/toast-store';
import {
  REQUEST,
  closeScreen,
  json,
  open,
  press,
  pressInDialog,
  slowly,
  told,
  venue,
} from '#test/screens/booking-screen-double';
import { RequestsSection } from './requests-section';

afterEach(closeScreen);

describe('the booking requests', () => {
  it('are approved, rejected or marked contacted', async () => {
    venue.rows = [REQUEST];
    venue.answer = () => json({ ...REQUEST, status: 'approved' });
    open(RequestsSection);
    await press('Approve Ruby’s Wedding');
    expect(await told()).toMatchObject({ title: 'Booking request updated successfully' });
    expect(venue.sent).toEqual([{ call: 'PUT /api/booking-requests/2', body: { status: 'approved' } }]);
  });

  it('offer only moves that are legal', async () => {
    venue.rows = [{ ...REQUEST, status: 'approved' }];
    open(RequestsSection);
    const buttons = await screen.findAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Mark Contacted Ruby’s Wedding',
      'Delete Ruby’s Wedding',
    ]);
  });

  it('show what is asked for as a reader expects it', async () => {
    venue.rows = [{ ...REQUEST, eventType: 'hip-hop', artist: null }];
    open(RequestsSection);
    expect(await screen.findByText('Hip-Hop')).toBeTruthy();
  });

  it('are deleted after a question', async () => {
    venue.rows = [REQUEST];
    venue.answer = () => json({ message: 'Booking request deleted successfully' });
    open(RequestsSection);
    await press('Delete Ruby’s Wedding');
    expect(venue.sent).toEqual([]);
    await pressInDialog('Delete');
    expect(await told()).toMatchObject({ title: 'Booking request deleted successfully' });
    expect(venue.sent).toEqual([{ call: 'DELETE /api/booking-requests/2', body: null }]);
  });

  it('say so when they could not be settled or deleted', async () => {
    venue.rows = [REQUEST];
    open(RequestsSection);
    await press('Reject Ruby’s Wedding');
    expect((await screen.findByRole('dialog')).textContent).toContain('ruby@example.com gets an email');
    expect(venue.sent).toEqual([]);
    await pressInDialog('Reject');
    expect(await told()).toMatchObject({ title: 'Error', description: 'Failed to update booking request' });
    dismissToast();
    await press('Delete Ruby’s Wedding');
    await pressInDialog('Delete');
    expect(await told()).toMatchObject({ title: 'Error', description: 'Failed to delete booking request' });
  });

  it('leave the question about one open when the answer about another comes', async () => {
    venue.rows = [REQUEST, { ...REQUEST, id: 9, eventName: 'Barn Raising' }];
    open(RequestsSection);
    const arrive = slowly(REQUEST);
    await press('Reject Ruby’s Wedding');
    await pressInDialog('Reject');
    await pressInDialog('Cancel');
    await press('Reject Barn Raising');
    arrive();
    expect(await told()).toMatchObject({ title: 'Booking request updated successfully' });
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: 'Reject Ruby’s Wedding', hidden: true }).ariaDisabled,
      ).toBeNull(),
    );
    expect(screen.getByRole('dialog').textContent).toContain('Barn Raising');
  });
});
