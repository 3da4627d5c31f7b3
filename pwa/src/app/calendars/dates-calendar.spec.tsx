import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AvailabilityCard } from '#features/availability/artist/availability-card';
import { offlineDatabase as database } from '#shared/offline/storage/offline-database';
import { noteReachability } from '#shared/offline/status/reachability';
import { mirrorSession } from '#shared/offline/storage/session-mirror';
import { fakeNetwork, json } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { DatesCalendar } from './dates-calendar';

// A month of 42 days takes a busy machine its time.
configure({ asyncUtilTimeout: 10_000 });

const TODAY = '2026-11-18';
const FREE = { startTime: null, endTime: null, isAvailable: true, notes: null };
const entry = (id: number, date: string, more: object = {}) => ({ id, date, version: 1, ...FREE, ...more });
const BOOKED = { id: 5, name: 'Barn Dance', date: '2026-11-20', time: '20:00', status: 'scheduled' };
const CALLED_OFF = { id: 6, name: 'Fiddle Night', date: '2026-11-27', time: '20:00', status: 'cancelled' };
const network = fakeNetwork({ 'GET /api/events': () => json([BOOKED]) });

const cell = (date: string) => {
  const found = document.querySelector<HTMLElement>(`.calendar-day[data-day="${date}"]`);
  if (!found) throw new Error(`${date} is not on the page`);
  return found;
};

/** The artist's Dates tab in November 2026, with one show on the 20th. */
const open = async (entries: object[] = []) => {
  network.on('GET /api/artist-availability', () => json(entries));
  showTab();
  await waitFor(() => expect(cell('2026-11-19').getAttribute('aria-disabled')).toBeNull());
  await waitFor(() => expect(cell('2026-11-20').dataset.booked).toBeDefined());
};
const showTab = () =>
  showScreen(
    <AvailabilityCard userId={7} today={TODAY}>
      <DatesCalendar userId={7} today={TODAY} />
    </AvailabilityCard>,
    { paths: ['/account/dates'] },
  );

/** A mouse that is pressed on the first day and passes the others. */
const stroke = async (from: string, ...over: string[]) => {
  const user = userEvent.setup();
  await user.pointer({ keys: '[MouseLeft>]', target: cell(from) });
  for (const day of over) {
    document.elementFromPoint = () => cell(day);
    await user.pointer({ target: cell(day) });
  }
  return { lift: () => user.pointer({ keys: '[/MouseLeft]', target: cell(over.at(-1) ?? from) }) };
};
const strokeOver = async (from: string, ...over: string[]) => (await stroke(from, ...over)).lift();
const waiting = async () =>
  (await database.entries.orderBy('createdAt').toArray()).map(({ payload }) => {
    const { does, date } = payload as { does: string; date: string };
    return `${does} ${date}`;
  });
const expectWaiting = (changes: string[]) =>
  waitFor(async () => expect((await waiting()).sort()).toEqual(changes.sort()));

describe('the month in which an artist marks dates', () => {
  beforeEach(async () => {
    await Promise.all(database.tables.map((table) => table.clear()));
    await mirrorSession({ sessionId: 's', userId: 7, name: 'Cody Reed' });
    noteReachability(true);
    dismissToast();
    Element.prototype.setPointerCapture = () => undefined;
  });
  afterEach(cleanup);

  it('marks a day with a tap, and takes it back with another', async () => {
    await open([entry(1, '2026-11-24')]);
    await waitFor(() => expect(cell('2026-11-24').dataset.mark).toBe('own'));
    fireEvent.click(cell('2026-11-19'));
    await expectWaiting(['set 2026-11-19']);
    fireEvent.click(cell('2026-11-24'));
    await expectWaiting(['set 2026-11-19', 'remove 2026-11-24']);
    await waitFor(() => expect(currentToast()?.title).toBe('Availability Removed'));
  });

  it('marks the days under a stroke, each as a change of its own, and shows them meanwhile', async () => {
    await open();
    const { lift } = await stroke('2026-11-25', '2026-11-26', '2026-12-03');
    expect(['2026-11-25', '2026-12-02', '2026-12-03'].map((day) => cell(day).dataset.mark)).toEqual([
      'own',
      'own',
      'own',
    ]);
    expect(await database.entries.count()).toBe(0);
    await lift();
    await expectWaiting(['set 2026-11-25', 'set 2026-11-26', 'set 2026-12-02', 'set 2026-12-03']);
    const ids = (await database.entries.toArray()).map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    await waitFor(() => expect(currentToast()?.description).toBe('4 days added.'));
  });

  it('passes over what has passed, what is booked and what says more', async () => {
    await open([entry(1, '2026-11-21', { notes: 'Trio' })]);
    await waitFor(() => expect(cell('2026-11-21').dataset.mark).toBe('own'));
    await strokeOver('2026-11-17', '2026-11-21');
    await expectWaiting(['set 2026-11-18', 'set 2026-11-19']);
  });

  it('marks a day whose show is called off as any other, and says that it is', async () => {
    const wasToo = { ...CALLED_OFF, id: 7, name: 'Open Mic', date: '2026-11-26' };
    network.on('GET /api/events', () => json([BOOKED, CALLED_OFF, wasToo]));
    await open([entry(1, '2026-11-26', { notes: 'Trio' })]);
    await waitFor(() => expect(cell('2026-11-26').dataset.mark).toBe('own'));
    await strokeOver('2026-11-27', '2026-11-26');
    await expectWaiting(['set 2026-11-27']);
    fireEvent.click(cell('2026-11-26'));
    expect(await screen.findByText('Cancelled: Open Mic')).toBeTruthy();
  });

  it('takes free days off with a stroke that begins on one', async () => {
    await open([entry(1, '2026-11-24'), entry(2, '2026-11-26')]);
    await waitFor(() => expect(cell('2026-11-26').dataset.mark).toBe('own'));
    await strokeOver('2026-11-26', '2026-11-24');
    await expectWaiting(['remove 2026-11-24', 'remove 2026-11-26']);
    await waitFor(() => expect(currentToast()?.description).toBe('2 days removed.'));
  });

  it('changes nothing by a stroke that the browser takes for scrolling, or that comes back', async () => {
    await open();
    await stroke('2026-11-25', '2026-11-26');
    fireEvent.pointerCancel(cell('2026-11-25'));
    expect(cell('2026-11-25').dataset.mark).toBeUndefined();
    await strokeOver('2026-11-25', '2026-11-26', '2026-11-25');
    // What comes next would be queued after anything that came of these.
    fireEvent.click(cell('2026-11-30'));
    await expectWaiting(['set 2026-11-30']);
  });

  it('marks no day that has passed', async () => {
    await open();
    expect(cell('2026-11-17').getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(cell('2026-11-17'));
    await waitFor(() => expect(currentToast()?.description).toBe('This date has passed'));
    expect(await database.entries.count()).toBe(0);
  });

  it('says what is booked on a day before it is marked', async () => {
    await open();
    fireEvent.click(cell('2026-11-20'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Availability' }));
    expect(dialog.getByText('Booked: Barn Dance')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Date').value).toBe('2026-11-20');
    fireEvent.click(dialog.getByRole('button', { name: 'Add Availability' }));
    await expectWaiting(['set 2026-11-20']);
  });

  it('is walked with the arrow keys and marked with the space bar', async () => {
    await open();
    const user = userEvent.setup();
    act(() => cell(TODAY).focus());
    await user.keyboard('{ArrowRight} ');
    await expectWaiting(['set 2026-11-19']);
    const marked = await screen.findByRole('button', {
      name: 'Thursday, November 19, 2026, no events, you are available, waiting to be sent',
    });
    expect(document.activeElement).toBe(marked);
  });

  it('can be marked without a network although nothing of it was ever loaded', async () => {
    network.offline();
    showTab();
    expect(await screen.findByText(/You can still mark days/)).toBeTruthy();
    await waitFor(() => expect(cell('2026-11-25').getAttribute('aria-disabled')).toBeNull());
    await strokeOver('2026-11-25', '2026-11-26');
    await expectWaiting(['set 2026-11-25', 'set 2026-11-26']);
  });
});
