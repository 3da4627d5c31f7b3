import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { offlineDatabase as database } from '#shared/offline/storage/offline-database';
import { noteReachability } from '#shared/offline/status/reachability';
import { mirrorSession } from '#shared/offline/storage/session-mirror';
import { fakeNetwork, json } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { AvailabilityCard } from './availability-card';
import { toggleDay, toggleStroke } from '#features/availability/marking/toggle-day';

const network = fakeNetwork();

const TODAY = '2026-11-20';
const FRIDAY = 'Friday, November 27, 2026';
const entry = (overrides: object = {}) => ({
  id: 1,
  date: '2026-11-27',
  version: 1,
  startTime: '20:00',
  endTime: '23:30',
  isAvailable: true,
  notes: 'Trio or solo',
  ...overrides,
});

const open = async (entries: object[], more: { isShort?: boolean } = {}) => {
  network.on('GET /api/artist-availability', () => json(entries));
  showScreen(<AvailabilityCard userId={7} today={TODAY} {...more} />, { paths: ['/account/dates'] });
  await screen.findByRole('heading', { name: 'Availability Calendar' });
  await waitFor(() => expect(screen.queryByLabelText('Loading your dates')).toBeNull());
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const add = (date: string) => {
  press('Add Availability');
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Date'), { target: { value: date } });
  fireEvent.click(dialog.getByRole('button', { name: 'Add Availability' }));
};
const onEntry = jest.fn();
let clock = 0;
/** Taps a day of the home calendar, a second after the tap before. */
const tap = (date: string, hasEntry: boolean, after = 1_000) =>
  toggleDay({ date, hasEntry, today: TODAY, at: (clock += after), onEntry });
const toast = () => ({ title: currentToast()?.title, description: currentToast()?.description });

describe('the availability card', () => {
  beforeEach(async () => {
    await Promise.all(database.tables.map((table) => table.clear()));
    await mirrorSession({ sessionId: 's', userId: 7, name: 'Cody Reed' });
    noteReachability(true);
    dismissToast();
  });
  afterEach(cleanup);

  it('says what it is for, and that no date is set', async () => {
    await open([]);
    expect(screen.getByRole('heading', { name: 'Availability Calendar' })).toBeTruthy();
    expect(screen.getByText('Manage your performance availability for booking requests')).toBeTruthy();
    expect(screen.getByText('No availability set')).toBeTruthy();
    expect(screen.getByText('Add your available dates to receive booking requests')).toBeTruthy();
  });

  it('lists dates in long form with a 12-hour range and notes, green or red', async () => {
    await open([
      entry(),
      entry({ id: 2, date: '2026-12-05', isAvailable: false, startTime: null, endTime: null }),
    ]);
    const free = screen.getByRole('listitem', { name: FRIDAY });
    expect(free.dataset.look).toBe('free');
    expect(free.textContent).toContain('8:00 PM – 11:30 PM');
    expect(free.textContent).toContain('Trio or solo');
    const blackout = screen.getByRole('listitem', { name: 'Saturday, December 5, 2026' });
    expect([blackout.dataset.look, blackout.textContent]).toEqual([
      'blackout',
      expect.stringContaining('Not available'),
    ]);
  });

  it('shows notes whole, with their line breaks', async () => {
    await open([entry({ notes: 'Trio or solo.\nNeeds two mics.\nNo smoke, please.' })]);
    const { whiteSpace, webkitLineClamp } = getComputedStyle(screen.getByText(/Needs two mics/));
    expect([whiteSpace, webkitLineClamp || 'none']).toEqual(['pre-line', 'none']);
  });

  it('lists also what the venue tells on a further page', async () => {
    const further = '/api/artist-availability?cursor=abc';
    network.on('GET /api/artist-availability', () =>
      json([entry()], 200, { link: `<${further}>; rel="next"` }),
    );
    network.on(`GET ${further}`, () => json([entry({ id: 2, date: '2026-12-05' })]));
    showScreen(<AvailabilityCard userId={7} today={TODAY} />, { paths: ['/account/dates'] });
    expect(await screen.findByRole('listitem', { name: 'Saturday, December 5, 2026' })).toBeTruthy();
    expect(screen.getByRole('listitem', { name: FRIDAY })).toBeTruthy();
  });

  it('adds a date with the spec’s words, available for booking unless unticked', async () => {
    await open([]);
    press('Add Availability');
    const dialog = within(screen.getByRole('dialog', { name: 'Add Availability' }));
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /^Available for booking/ }).checked).toBe(
      true,
    );
    expect(dialog.getByText(/the venue cannot invite you for that day/)).toBeTruthy();
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Notes').rows).toBe(3);
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    add('2026-11-27');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toast()).toEqual({
      title: 'Availability Added',
      description: 'Your availability has been saved successfully.',
    });
    expect(await screen.findByText('Waiting to be sent')).toBeTruthy();
  });

  it.each([
    ['', 'Date is required'],
    ['2026-11-19', 'This date has passed'],
    ['2026-11-27', 'You already have an entry for this date. Please change that one'],
  ])('refuses the date "%s": %s', async (date, message) => {
    await open([entry()]);
    add(date);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(await database.entries.count()).toBe(0);
  });

  it('counts what a repetition adds, and refuses one that adds nothing', async () => {
    await open([entry()]);
    press('Add Availability');
    const dialog = within(screen.getByRole('dialog'));
    const fill = (label: string, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    fill('Date', '2026-11-27');
    fill('Repeat', 'weekly');
    fill('Last date', '2026-11-28');
    expect(dialog.getByText('1 day, 1 already has an entry')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Add Availability' }));
    expect(await dialog.findByText('All of these days already have an entry')).toBeTruthy();

    fill('Last date', '2026-12-11');
    expect(await dialog.findByText('3 days, 1 already has an entry')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Add Availability' }));
    await waitFor(() => expect(toast().description).toBe('2 days added.'));
  });

  it('updates and deletes an entry with the spec’s words', async () => {
    await open([entry()]);
    press(`Edit ${FRIDAY}`);
    const dialog = within(screen.getByRole('dialog', { name: 'Update Availability' }));
    fireEvent.change(dialog.getByLabelText('Notes'), { target: { value: 'Solo' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Update Availability' }));
    await waitFor(() =>
      expect(toast()).toEqual({
        title: 'Availability Updated',
        description: 'Your availability has been updated successfully.',
      }),
    );
    fireEvent.click(await screen.findByRole('button', { name: `Delete ${FRIDAY}` }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(toast()).toEqual({
        title: 'Entry Deleted',
        description: 'Availability entry has been removed.',
      }),
    );
  });

  it('keeps the place of who deletes an entry by keyboard', async () => {
    await open([entry(), entry({ id: 2, date: '2026-12-05' })]);
    const button = screen.getByRole('button', { name: `Delete ${FRIDAY}` });
    button.focus();
    fireEvent.click(button);
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Being removed');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('listitem', { name: FRIDAY })));
  });

  it('says that a date is only on this phone while there is no network', async () => {
    await open([]);
    noteReachability(false);
    add('2026-11-27');
    await waitFor(() =>
      expect(toast().description).toBe('Saved on this phone. The venue gets it as soon as you are online.'),
    );
  });

  it('tells when this phone could not keep a change', async () => {
    await open([entry()]);
    await mirrorSession(null);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await tap('2026-11-28', false);
    expect(toast()).toEqual({ title: 'Error', description: 'Failed to add availability.' });
    await tap('2026-11-27', true);
    expect(toast()).toEqual({ title: 'Error', description: 'Failed to remove availability.' });
    await toggleStroke(['2026-11-28', '2026-11-29']);
    expect(toast()).toEqual({ title: 'Error', description: 'Failed to update availability' });
  });

  it('shows the next three dates under the profile, and leads to all of them', async () => {
    const days = ['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'];
    await open(
      days.map((date, index) => entry({ id: index, date })),
      { isShort: true },
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'See the whole calendar' }).getAttribute('href')).toBe(
      '/account/dates',
    );
  });

  it('asks before what could not be kept is closed', async () => {
    await open([]);
    await mirrorSession(null);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    add('2026-11-27');
    await waitFor(() => expect(toast().description).toBe('Failed to add availability.'));
    // The form hears a moment after the person that submitting it has ended.
    await act(() => Promise.resolve());
    press('Cancel');
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Date').value).toBe('2026-11-27');
  });

  it('adds and removes a day of the home calendar', async () => {
    await open([]);
    await tap('2026-11-28', false);
    expect(toast().title).toBe('Availability Added');
    await tap('2026-11-28', true);
    expect(toast().title).toBe('Availability Removed');
    await tap('2026-11-19', false);
    expect(toast().description).toBe('This date has passed');
    expect(await database.entries.count()).toBe(0);
  });

  it('takes two taps within a moment for one', async () => {
    await open([]);
    await tap('2026-11-28', false);
    await tap('2026-11-28', true, 399);
    expect(await database.entries.count()).toBe(1);
  });

  it('shows an entry with times and notes at a tap instead of destroying it', async () => {
    await open([entry()]);
    await tap('2026-11-27', true);
    expect(onEntry).toHaveBeenCalledWith('2026-11-27');
    expect([await database.entries.count(), currentToast()]).toEqual([0, null]);
  });

  it('keeps the dates for reading offline, and forgets them at sign-out', async () => {
    await open([entry()]);
    expect(JSON.stringify(await database.settings.toArray())).toContain('Trio or solo');
    await mirrorSession(null);
    expect(JSON.stringify(await database.settings.toArray())).not.toContain('Trio or solo');
  });
});
