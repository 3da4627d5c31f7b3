import { jest } from '@jest/globals';
import { cleanup, screen, waitFor, within, fireEvent } from '@testing-library/react';
import { TEXT_LENGTH } from '#contract/limits';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { hasUnsavedWork } from '#shared/ui/mutation/unsaved-work';
import { AddEventSheet } from './add-event-sheet';
import { ArtistNotesSheet } from './artist-notes-sheet';
import { EditEventSheet } from './edit-event-sheet';
import { newEventForm } from './event-form';
import { fakeNetwork, json, problem, silent, unreachable } from '#test/fake-network';
import { openScreen, press, type } from '#test/screens/event-screen-double';
import { anEvent } from '#test/factories/event.factory';

const ready = { state: 'ready' as const, retry: () => undefined };
const choices = {
  eventTypes: { ...ready, rows: [{ name: 'Country' }, { name: 'Rock' }] },
  artists: {
    ...ready,
    rows: [
      { id: 7, name: 'Cody Reed', genre: 'country' },
      { id: 8, name: 'Hank Snow', genre: 'folk' },
      { id: 9, name: 'Patsy Vale', genre: '' },
    ],
  },
};
const notes = { artistNotes: 'two mics' };

const changedMeanwhile = () => problem(412, 'events.changed-meanwhile', 'Somebody else changed this event.');

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

const ADD = 'POST /api/events';
const ADD_SERIES = 'POST /api/events/series';
const UPLOAD = 'POST /api/events/image';
const READ = 'GET /api/events/1';
const SAVE = 'PUT /api/events/1';
const SAVE_NOTES = 'PATCH /api/events/1';
const network = fakeNetwork({ [ADD]: () => json(anEvent(), 201) });

beforeEach(dismissToast);
afterEach(cleanup);

describe('Add Event', () => {
  const start = async () => {
    const onClose = jest.fn();
    await openScreen(
      <AddEventSheet start={newEventForm('2026-11-27')} choices={choices} onClose={onClose} />,
    );
    type('Event Name', 'Two-Step Tuesday');
    type('Event Type', 'country');
    type('Time', '20:00');
    return onClose;
  };

  it('adds the event, says so and closes', async () => {
    const onClose = await start();
    type('Featured Artist', '7');
    press('Create Event');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(currentToast()).toMatchObject({ title: 'Event created successfully' });
    expect(network.calls[0]).toMatchObject({
      call: ADD,
      body: { name: 'Two-Step Tuesday', date: '2026-11-27', artistId: 7, artistIds: [7] },
    });
  });

  it('adds acts after the featured one, and puts them in order by its buttons', async () => {
    const onClose = await start();
    expect(screen.queryByLabelText('Another Act')).toBeNull();
    type('Featured Artist', '7');
    for (const act of ['8', '9']) {
      type('Another Act', act);
      press('Add');
    }
    const rows = () => within(screen.getByRole('group', { name: 'Other Acts' })).getAllByRole('listitem');
    expect(rows().map((row) => row.textContent)).toEqual(['Hank Snow', 'Patsy Vale']);
    press('Move Patsy Vale up');
    expect(rows().map((row) => row.textContent)).toEqual(['Patsy Vale', 'Hank Snow']);
    expect(screen.getByText('Patsy Vale is act 2 of 3')).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Patsy Vale up');
    const time = screen.getByLabelText('Time');
    time.focus();
    type('Time', '21:00');
    expect(document.activeElement).toBe(time);
    press('Add');
    expect(screen.queryByText('is on the bill')).toBeNull();
    press('Move Patsy Vale up');
    expect(valueOf('Featured Artist')).toBe('9');
    expect(document.activeElement).toBe(screen.getByLabelText('Featured Artist'));
    press('Move Hank Snow down');
    press('Remove Cody Reed');
    expect(document.activeElement).toBe(screen.getByLabelText('Another Act'));
    press('Create Event');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(network.calls[0]).toMatchObject({ body: { artistId: 9, artistIds: [9, 8] } });
  });

  it('takes a time for each act of a bill, which goes with the act', async () => {
    const onClose = await start();
    type('Featured Artist', '7');
    expect(screen.queryByRole('group', { name: 'Set Times' })).toBeNull();
    for (const act of ['8', '9']) {
      type('Another Act', act);
      press('Add');
    }
    type('Hank Snow starts', '03:00');
    type('Patsy Vale starts', '21:00');
    press('Create Event');
    expect(await screen.findByText('Each act must begin during the show')).toBeTruthy();
    type('Hank Snow starts', '20:30');
    press('Remove Patsy Vale');
    press('Create Event');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(network.calls[0]).toMatchObject({ body: { artistIds: [7, 8], actTimes: { 8: '20:30' } } });
  });

  it('features the next act once nobody is chosen', async () => {
    await start();
    type('Featured Artist', '7');
    type('Another Act', '8');
    press('Add');
    type('Featured Artist', '');
    expect(valueOf('Featured Artist')).toBe('8');
    type('Featured Artist', '');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Other Acts' })).toBeNull());
  });

  it('keeps what was typed when it fails, and sends the same key again', async () => {
    network.on(
      ADD,
      () => json({}, 500),
      () => json(anEvent(), 201),
    );
    const onClose = await start();
    press('Create Event');
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ title: 'Error', description: 'Failed to create event' }),
    );
    expect(valueOf('Event Name')).toBe('Two-Step Tuesday');
    expect(onClose).not.toHaveBeenCalled();
    press('Create Event');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const [first, second] = network.calls.map(({ headers }) => headers['idempotency-key']);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
  });

  it('closes when what was sent before it was changed has arrived, and says so', async () => {
    network.on(ADD, unreachable, () =>
      problem(409, 'events.key-reused', 'This event was already sent with other details.'),
    );
    const onClose = await start();
    press('Create Event');
    await waitFor(() => expect(currentToast()?.title).toBe('Error'));
    type('Time', '21:00');
    press('Create Event');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(currentToast()).toMatchObject({ title: 'Already sent' });
  });

  it("puts the venue's words beside the field they are about", async () => {
    network.on(ADD, () =>
      problem(400, 'events.artist-unknown', 'Gone', { artistIds: 'This artist is not on the list' }),
    );
    await start();
    press('Create Event');
    expect(await screen.findByText('This artist is not on the list')).toBeTruthy();
  });

  it('keeps the number of nights while a last date is tried', async () => {
    await start();
    type('Repeat', 'weekly');
    type('Series ends', 'until');
    expect(valueOf('Last date')).toBe('');
    type('Series ends', 'count');
    expect(valueOf('Number of nights')).toBe('4');
  });

  it('refuses a last date before the first night', async () => {
    await start();
    type('Repeat', 'weekly');
    type('Series ends', 'until');
    type('Last date', '2026-11-20');
    press('Create Event');
    expect(await screen.findByText('The last date is before the first night')).toBeTruthy();
    expect(network.calls).toEqual([]);
  });

  it('refuses a series of which no night is left', async () => {
    await start();
    type('Repeat', 'weekly');
    screen.getAllByRole('checkbox').forEach((night) => fireEvent.click(night));
    press('Create Event');
    expect(await screen.findByText('A series needs at least 2 nights')).toBeTruthy();
    expect(network.calls).toEqual([]);
  });

  it('makes a series of the nights that stay ticked', async () => {
    network.on(ADD_SERIES, () => json({ seriesId: 3, events: [anEvent(), anEvent(), anEvent()] }, 201));
    const onClose = await start();
    type('Repeat', 'weekly');
    fireEvent.click(screen.getByLabelText('Friday, December 4, 2026'));
    expect(screen.getByText('3 nights')).toBeTruthy();
    press('Create Event');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(network.calls[0]).toMatchObject({
      call: ADD_SERIES,
      body: { repeat: { frequency: 'weekly', interval: 1, count: 4, exceptions: ['2026-12-04'] } },
    });
    expect(currentToast()?.description).toBe('3 nights are on the calendar.');
  });
});

describe('the choices of an event form', () => {
  const open = (state: 'failed' | 'offline' | 'ready', retry = jest.fn()) => {
    const none = { rows: [], state, retry };
    const start = { ...newEventForm(), artistIds: '7' };
    return openScreen(
      <AddEventSheet start={start} choices={{ eventTypes: none, artists: none }} onClose={() => undefined} />,
    );
  };

  it('are asked for when there are none', async () => {
    await open('ready');
    expect(screen.getByText('Add event types on the Types tab first')).toBeTruthy();
  });

  it('are not said to be none when they could not be loaded', async () => {
    const retry = jest.fn();
    await open('failed', retry);
    expect(screen.queryByText(/Types tab first/)).toBeNull();
    expect(screen.getByText('The event types could not be loaded.')).toBeTruthy();
    expect(screen.getByText('The artists could not be loaded.')).toBeTruthy();
    expect(valueOf('Featured Artist')).toBe('7');
    fireEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
    expect(retry).toHaveBeenCalled();
  });

  it('are not said to be none without a connection', async () => {
    await open('offline');
    expect(screen.getByText("You're offline: the event types come with your connection.")).toBeTruthy();
  });
});

describe("an event's picture", () => {
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText(/picture/), { target: { files: [file] } });
  const start = async () => {
    const onClose = jest.fn();
    await openScreen(
      <AddEventSheet start={newEventForm('2026-11-27')} choices={choices} onClose={onClose} />,
    );
    type('Event Name', 'Two-Step Tuesday');
    type('Event Type', 'country');
    type('Time', '20:00');
    return onClose;
  };

  it('is waited for before the event is saved', async () => {
    const arrive = network.hold(UPLOAD);
    const onClose = await start();
    choose(new File(['pie'], 'pie.jpg', { type: 'image/jpeg' }));
    await screen.findByRole('button', { name: 'Uploading picture...' });
    press('Uploading picture...');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(network.calls.map(({ call }) => call)).toEqual([UPLOAD]);

    arrive(json({ imageUrl: '/uploads/event/pie.webp' }, 201));
    await screen.findByRole('button', { name: 'Create Event' });
    press('Create Event');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(network.calls[1]).toMatchObject({ call: ADD, body: { imageUrl: '/uploads/event/pie.webp' } });
  });

  it('is work that would be lost while it is on its way', async () => {
    network.on(UPLOAD, silent);
    await openScreen(<AddEventSheet start={newEventForm()} choices={choices} onClose={() => undefined} />);
    expect(hasUnsavedWork()).toBe(false);
    choose(new File(['pie'], 'pie.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(hasUnsavedWork()).toBe(true));
  });

  it.each([
    ['no picture', 'pie.txt', 'text/plain', 3, 'Please select an image file'],
    ['too large', 'pie.jpg', 'image/jpeg', 5 * 1024 * 1024 + 1, 'File size must be less than 5MB'],
    ['both', 'pie.txt', 'text/plain', 5 * 1024 * 1024 + 1, 'File size must be less than 5MB'],
  ])('is refused before it is sent when it is %s', async (_why, name, mime, size, words) => {
    await start();
    choose(new File([new Uint8Array(size)], name, { type: mime }));
    await waitFor(() => expect(currentToast()?.description).toBe(words));
    expect(network.calls).toEqual([]);
  });
});

describe('Edit Event', () => {
  const mine = anEvent({ ...notes, version: 4 });
  const theirs = anEvent({ ...notes, version: 5, name: 'Open Mic Special', time: '21:00' });
  const start = async () => {
    const onClose = jest.fn();
    await openScreen(<EditEventSheet event={mine} choices={choices} onClose={onClose} />);
    return onClose;
  };
  const conflict = async () => {
    network.on(SAVE, changedMeanwhile, () => json(theirs));
    network.on(READ, () => json(theirs));
    const onClose = await start();
    type('Event Name', 'Open Mic & Pie');
    press('Save Changes');
    await screen.findByRole('region', { name: 'Somebody else changed this event' });
    return onClose;
  };

  it('saves at the version it was opened at, says so and closes', async () => {
    network.on(SAVE, () => json(mine));
    const onClose = await start();
    type('Event Name', 'Open Mic & Pie');
    press('Save Changes');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(currentToast()?.title).toBe('Event updated successfully');
    expect(network.calls[0]).toMatchObject({
      call: SAVE,
      body: { name: 'Open Mic & Pie' },
      headers: { 'if-match': '"4"' },
    });
  });

  it('moves set times with the start, and sends them', async () => {
    network.on(SAVE, () => json(mine));
    const acts = [
      { id: 7, name: 'Cody Reed', setTime: '20:00' },
      { id: 8, name: 'Hank Snow', setTime: '21:30' },
    ].map((act) => ({ ...act, genre: 'country', profileImage: null, hasPage: true }));
    const bill = anEvent({ ...mine, time: '20:00', endTime: '23:00', artistId: 7, artistIds: [7, 8], acts });
    const onClose = jest.fn();
    await openScreen(<EditEventSheet event={bill} choices={choices} onClose={onClose} />);
    type('Time', '21:00');
    await waitFor(() => expect(valueOf('Hank Snow starts')).toBe('22:30'));
    press('Save Changes');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(network.calls[0]).toMatchObject({
      body: { time: '21:00', actTimes: { 7: '21:00', 8: '22:30' } },
    });
  });

  it('keeps what was typed when it fails', async () => {
    network.on(SAVE, () => json({}, 500));
    const onClose = await start();
    type('Event Name', 'Open Mic & Pie');
    press('Save Changes');
    await waitFor(() => expect(currentToast()?.description).toBe('Failed to update event'));
    expect(valueOf('Event Name')).toBe('Open Mic & Pie');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('overwrites nothing when somebody else was faster, and shows both versions', async () => {
    const onClose = await conflict();
    const region = screen.getByRole('region', { name: 'Somebody else changed this event' });
    const fields = within(region)
      .getAllByRole('listitem')
      .map((field) => field.textContent);
    expect(fields).toEqual(['Event NameTheirsOpen Mic SpecialYoursOpen Mic & Pie']);
    expect(region.textContent).toContain('Also changed by them: Time → 9:00 PM');
    expect(onClose).not.toHaveBeenCalled();
    expect(network.commands()).toHaveLength(1);
  });

  it('looks at their version again when it could not be had', async () => {
    network.on(SAVE, changedMeanwhile);
    network.on(
      READ,
      () => json({}, 500),
      () => json(theirs),
    );
    await start();
    type('Event Name', 'Open Mic & Pie');
    press('Save Changes');
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    const region = await screen.findByRole('region', { name: 'Somebody else changed this event' });
    expect(region.textContent).toContain('Open Mic Special');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('starts over from theirs', async () => {
    await conflict();
    press('Take theirs');
    expect(valueOf('Event Name')).toBe('Open Mic Special');
    expect(screen.queryByRole('region')).toBeNull();
    press('Save Changes');
    await waitFor(() => expect(network.calls.at(-1)?.headers['if-match']).toBe('"5"'));
  });

  it('saves on top of theirs what was changed here, and nothing else', async () => {
    const onClose = await conflict();
    press('Save mine on top');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(network.commands('if-match').at(-1)).toMatchObject({
      call: SAVE,
      body: { name: 'Open Mic & Pie', time: '21:00' },
      'if-match': '"5"',
    });
  });
});

describe('Edit Artist Notes', () => {
  const start = async () => {
    const onClose = jest.fn();
    await openScreen(<ArtistNotesSheet event={anEvent({ ...notes, version: 4 })} onClose={onClose} />);
    type('Artist Notes', 'three mics');
    return onClose;
  };

  it('saves the notes alone and says so', async () => {
    network.on(SAVE_NOTES, () => json(anEvent()));
    const onClose = await start();
    press('Save Changes');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(currentToast()?.title).toBe('Artist notes updated successfully');
    expect(network.commands()).toEqual([{ call: SAVE_NOTES, body: { artistNotes: 'three mics' } }]);
  });

  it('says so when it fails', async () => {
    network.on(SAVE_NOTES, () => json({}, 500));
    await start();
    press('Save Changes');
    await waitFor(() => expect(currentToast()?.description).toBe('Failed to update artist notes'));
    expect(valueOf('Artist Notes')).toBe('three mics');
  });

  it('refuses notes that are too long, and cuts nothing off', async () => {
    await start();
    type('Artist Notes', 'x'.repeat(TEXT_LENGTH.artistNotes + 1));
    press('Save Changes');
    expect(await screen.findByText(/^At most /)).toBeTruthy();
    expect(network.calls).toEqual([]);
  });

  it('shows both notes, and nothing else, when both were changed', async () => {
    const theirs = anEvent({ artistNotes: 'no mics', capacity: 77, version: 5 });
    network.on(SAVE_NOTES, changedMeanwhile);
    network.on(READ, () => json(theirs));
    await start();
    press('Save Changes');
    const region = await screen.findByRole('region', { name: 'Somebody else changed this event' });
    expect(within(region).getByRole('listitem').textContent).toBe('Artist NotesTheirsno micsYoursthree mics');
    expect(region.textContent).not.toContain('Capacity');
  });

  it('is not stopped by a change of something else', async () => {
    network.on(SAVE_NOTES, changedMeanwhile, () => json(anEvent()));
    network.on(READ, () => json(anEvent({ ...notes, version: 9 })));
    const onClose = await start();
    press('Save Changes');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(network.calls.map(({ call, headers, body }) => [call, headers['if-match'], body])).toEqual([
      [SAVE_NOTES, '"4"', { artistNotes: 'three mics' }],
      [READ, undefined, null],
      [SAVE_NOTES, '"9"', { artistNotes: 'three mics' }],
    ]);
  });

  it('compares with theirs once it has started over from them', async () => {
    const theirs = anEvent({ artistNotes: 'no mics', version: 5 });
    const later = anEvent({ ...notes, version: 6 });
    network.on(SAVE_NOTES, changedMeanwhile);
    network.on(READ, () => json(theirs));
    await start();
    press('Save Changes');
    await screen.findByText('no mics');
    press('Take theirs');
    network.on(READ, () => json(later));
    type('Artist Notes', 'four mics');
    press('Save Changes');
    const region = await screen.findByRole('region', { name: 'Somebody else changed this event' });
    expect(within(region).getByRole('listitem').textContent).toBe('Artist NotesTheirstwo micsYoursfour mics');
    expect(network.commands('if-match')).toMatchObject([{ 'if-match': '"4"' }, { 'if-match': '"5"' }]);
  });
});
