import { jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { broken, fakeNetwork, json, unreachable, type Answer } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import type { StaffLogFilter } from './staff-log-filter';
import { StaffLogList } from './staff-log-list';
import type { LogEntry } from './staff-log.queries';

const MOVED: LogEntry = {
  id: 7,
  at: '2026-11-20T18:00:00.000Z',
  person: { id: 1, name: 'Ada Bell' },
  device: 'Firefox on Windows',
  requestId: 'a',
  action: 'EventEditing.patch',
  operation: 'update',
  thing: 'events',
  thingId: 12,
  name: 'Barn Dance, Nov 21, 2026',
  part: 'events',
  fields: [
    { name: 'time', isKept: true, before: '20:00', after: '21:00' },
    { name: 'description', isKept: false, before: null, after: null },
  ],
};

const LOG = 'GET /api/admin/log';
const network = fakeNetwork({
  'GET /api/admin/log/people': () => json([{ id: 1, name: 'Ada Bell' }]),
});

const open = (log: Answer, filter: StaffLogFilter = {}) => {
  network.on(LOG, log);
  const onFilter = jest.fn();
  showScreen(<StaffLogList filter={filter} onFilter={onFilter} />);
  return onFilter;
};

describe('the log', () => {
  afterEach(cleanup);

  it('says who did what in a sentence, and before and after on request', async () => {
    const onFilter = open(() => json([MOVED]));
    const entry = await screen.findByRole('article');
    expect(entry.textContent).toContain(
      'Ada Bell changed the show “Barn Dance, Nov 21, 2026”: starts at 8:00 PM → 9:00 PM, description',
    );
    expect(entry.textContent).toContain('Firefox on Windows');
    await userEvent.click(within(entry).getByText('Before and after'));
    expect(within(entry).getByRole('row', { name: 'starts at 8:00 PM 9:00 PM' })).toBeTruthy();
    expect(within(entry).getByRole('row', { name: /^description was changed/ })).toBeTruthy();
    await userEvent.click(within(entry).getByRole('button', { name: 'All that happened to it' }));
    expect(onFilter).toHaveBeenCalledWith({ thing: 'events', thingId: 12 });
  });

  it('is narrowed down by person, kind and day', async () => {
    const onFilter = open(() => json([MOVED]));
    await screen.findByRole('option', { name: 'Ada Bell' });
    await userEvent.selectOptions(screen.getByLabelText('Who'), 'Ada Bell');
    expect(onFilter).toHaveBeenLastCalledWith({ person: 1 });
    await userEvent.selectOptions(screen.getByLabelText('What'), 'Shows');
    expect(onFilter).toHaveBeenLastCalledWith({ thing: 'events' });
    // As a keyboard types a year, digit by digit.
    const day = screen.getByLabelText<HTMLInputElement>('Day');
    fireEvent.change(day, { target: { value: '0002-11-20' } });
    expect(day.value).toBe('0002-11-20');
    fireEvent.change(day, { target: { value: '2026-11-20' } });
    await waitFor(() => expect(onFilter).toHaveBeenLastCalledWith({ day: '2026-11-20' }));
    expect(onFilter).not.toHaveBeenCalledWith({ day: '0002-11-20' });
  });

  it('leads back from the history of one thing', async () => {
    const onFilter = open(() => json([MOVED]), { thing: 'events', thingId: 12 });
    await userEvent.click(await screen.findByRole('button', { name: 'Only one: show all' }));
    expect(onFilter).toHaveBeenCalledWith({ thing: 'events' });
  });

  it.each([
    ['Nothing has been changed yet.', () => json([])],
    ['The entries could not be loaded', broken],
    ["You're offline", unreachable],
  ])('says "%s"', async (words, answer) => {
    open(answer);
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
