import { jest } from '@jest/globals';
import { onlineManager, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { EVENTS_PATH, type EventResponse } from '#features/events/events.queries';
import { EditEventSheet } from '#features/events/form/edit-event-sheet';
import { requestJson } from '#shared/http/http-client';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { dropUndo, offeredUndo } from '#shared/ui/mutation/undo-offer';
import { anEvent } from '#test/factories/event.factory';
import { aSeriesPreview } from '#test/factories/series-preview.factory';
import { type Answer, fakeNetwork, json, problem, unreachable } from '#test/fake-network';
import { openScreen, press, type } from '#test/screens/event-screen-double';
import { SeriesQuestion } from './series-question';

const KEY = '0b0e7d0a-6f0e-4c55-9d7e-3f0f6d7f2b11';
const CHANGE = 'POST /api/events/1/series-changes';
const DELETE = 'POST /api/events/1/series-deletions';
const done = (shows: number) => () => json({ key: KEY, shows, undoSeconds: 20 }, 201);

/** One show by itself, seven with all that follow. */
const previewed: Answer = ({ body }) => {
  const isOne = (body as { scope: string }).scope === 'this';
  const span = isOne
    ? { shows: 1, first: '2026-11-20', last: '2026-11-20' }
    : { shows: 7, first: '2026-12-04', last: '2027-01-15' };
  return json(aSeriesPreview({ ...span, fields: [{ ...span, field: 'time', kept: isOne ? 0 : 1 }] }));
};
const network = fakeNetwork({
  [`${CHANGE}/preview`]: previewed,
  [`${DELETE}/preview`]: previewed,
  [CHANGE]: done(7),
  [DELETE]: done(7),
});

beforeEach(() => {
  dismissToast();
  const offer = offeredUndo();
  if (offer) dropUndo(offer);
});
afterEach(cleanup);

const comeBack = () => {
  act(() => onlineManager.setOnline(false));
  act(() => onlineManager.setOnline(true));
};

const night = anEvent({ seriesId: 3, version: 4 });
const ready = { state: 'ready' as const, retry: () => undefined };
const choices = { eventTypes: { ...ready, rows: [{ name: 'Country' }] }, artists: { ...ready, rows: [] } };

describe('changing a show of a series', () => {
  const start = async () => {
    const onClose = jest.fn();
    await openScreen(<EditEventSheet event={night} choices={choices} onClose={onClose} />);
    type('Time', '21:00');
    press('Save Changes');
    await screen.findByRole('dialog', { name: 'Change which shows?' });
    return onClose;
  };
  const save = () =>
    fireEvent.click(screen.getAllByRole('button', { name: 'Save Changes' }).at(-1) as Element);

  it('says first what each choice will change', async () => {
    await start();
    expect(await screen.findByText('Time of 1 show, on Nov 20, 2026.')).toBeTruthy();
    fireEvent.click(screen.getByLabelText('This and following'));
    expect(
      await screen.findByText('Time of 7 shows, from Dec 4, 2026 to Jan 15, 2027; 1 keeps its own time.'),
    ).toBeTruthy();
    expect(network.calls.map(({ call }) => call)).toEqual(Array(2).fill(`${CHANGE}/preview`));
    expect(network.calls[1]).toMatchObject({
      body: { scope: 'following', time: '21:00' },
      headers: { 'if-match': '"4"' },
    });
  });

  it('changes them once, says how many, closes and offers to undo it', async () => {
    network.on(CHANGE, unreachable, done(7));
    const onClose = await start();
    fireEvent.click(screen.getByLabelText('All shows'));
    await screen.findByText(/Time of 7 shows/);
    save();
    await waitFor(() => expect(currentToast()?.title).toBe('Error'));
    save();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(currentToast()).toMatchObject({
      title: 'Event updated successfully',
      description: '7 shows changed.',
    });
    expect(offeredUndo()).toMatchObject({ key: KEY, words: '7 shows changed', seconds: 20 });
    const sent = network.calls.filter(({ call }) => call === CHANGE);
    expect(sent.map(({ body }) => body)).toEqual(Array(2).fill(expect.objectContaining({ scope: 'all' })));
    expect(sent[0]?.headers['idempotency-key']).toBe(sent[1]?.headers['idempotency-key']);
  });

  it('asks the venue what became of it once the connection is back, and offers to undo it', async () => {
    network.on(CHANGE, unreachable, done(7));
    const onClose = await start();
    await screen.findByText(/Time of 1 show/);
    save();
    await waitFor(() => expect(currentToast()?.title).toBe('Error'));
    network.on(`${CHANGE}/preview`, () =>
      problem(412, 'events.changed-meanwhile', 'Somebody else changed it.'),
    );
    comeBack();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(offeredUndo()).toMatchObject({ key: KEY, words: '7 shows changed' });
    const sent = network.calls.filter(({ call }) => call === CHANGE);
    expect(sent[0]?.headers['idempotency-key']).toBe(sent[1]?.headers['idempotency-key']);
    expect(screen.queryByRole('region', { name: 'Somebody else changed this event' })).toBeNull();
  });

  it('does nothing before it has said what, nor when the venue refuses it', async () => {
    network.on(`${CHANGE}/preview`, () =>
      problem(409, 'events.artist-busy', 'Cody Reed already plays “Elsewhere”.'),
    );
    await start();
    save();
    expect((await screen.findByRole('alert')).textContent).toBe('Cody Reed already plays “Elsewhere”.');
    save();
    expect(network.calls.some(({ call }) => call === CHANGE)).toBe(false);
    press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Change which shows?' })).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Time').value).toBe('21:00');
  });

  it('shows both versions when somebody else changed the show meanwhile', async () => {
    network.on(`${CHANGE}/preview`, () =>
      problem(412, 'events.changed-meanwhile', 'Somebody else changed it.'),
    );
    network.on('GET /api/events/1', () => json({ ...night, version: 5, name: 'Open Mic Special' }));
    await start();
    const region = await screen.findByRole('region', { name: 'Somebody else changed this event' });
    expect(region.textContent).toContain('Open Mic Special');
    expect(screen.queryByRole('dialog', { name: 'Change which shows?' })).toBeNull();
  });

  it('puts a refused field of this show beside it in the form', async () => {
    network.on(`${CHANGE}/preview`, () =>
      problem(400, 'events.invalid-times', 'Doors open before the show', {
        doorsTime: 'Doors open too late',
      }),
    );
    await start();
    expect(await screen.findByText('Doors open too late')).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Change which shows?' })).toBeNull();
  });
});

describe('deleting shows of a series', () => {
  const start = async () => {
    const ends = { onCancel: jest.fn(), onDone: jest.fn(), onRefused: jest.fn() };
    await openScreen(<SeriesQuestion command={{ event: night, request: null }} {...ends} />);
    return ends;
  };

  it('takes those that were chosen, and offers to undo it', async () => {
    const { onDone } = await start();
    fireEvent.click(screen.getByLabelText('This and following'));
    await screen.findByText('7 shows, from Dec 4, 2026 to Jan 15, 2027, are taken off the calendar.');
    press('Delete');
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(currentToast()?.title).toBe('Event deleted successfully');
    expect(offeredUndo()).toMatchObject({ key: KEY, words: '7 shows deleted' });
    expect(network.calls.at(-1)).toMatchObject({ call: DELETE, body: { scope: 'following' } });
  });

  it('are gone by a command whose answer was lost: that can be undone once the connection is back', async () => {
    network.on(DELETE, unreachable, done(7));
    const { onDone, onRefused } = await start();
    await screen.findByText(/taken off the calendar/);
    press('Delete');
    await waitFor(() => expect(currentToast()?.title).toBe('Error'));
    network.on(`${DELETE}/preview`, () => problem(404, 'events.not-found', 'This event is gone.'));
    comeBack();
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(onRefused).not.toHaveBeenCalled();
    expect(offeredUndo()).toMatchObject({ key: KEY, words: '7 shows deleted' });
  });

  describe('without an answer, whose question is closed then,', () => {
    const changed = () => problem(412, 'events.changed-meanwhile', 'Somebody else changed it.');
    const onOver = jest.fn();
    const Closable = () => {
      const [isOpen, setOpen] = useState(true);
      const queryFn = () => requestJson(`${EVENTS_PATH}/list`);
      useQuery({ queryKey: [EVENTS_PATH, 'list'], queryFn, staleTime: Infinity });
      const ends = { onCancel: () => setOpen(false), onDone: onOver, onRefused: onOver };
      return isOpen && <SeriesQuestion command={{ event: night, request: null }} {...ends} />;
    };
    /** @param answers to the deletion and to what it will change, once the connection is back */
    const closeAndComeBack = async (deleted: Answer, ...previews: [Answer, ...Answer[]]) => {
      network.on(DELETE, unreachable, deleted);
      network.on('GET /api/events/list', () => json([]));
      await openScreen(<Closable />);
      await screen.findByText(/taken off the calendar/);
      press('Delete');
      await waitFor(() => expect(currentToast()?.title).toBe('Error'));
      dismissToast();
      act(() => onlineManager.setOnline(false));
      press('Cancel');
      network.on(`${DELETE}/preview`, ...previews);
      act(() => onlineManager.setOnline(true));
      const lists = () => network.calls.filter(({ call }) => call === 'GET /api/events/list');
      await waitFor(() => expect(lists()).toHaveLength(2), { timeout: 3_000 });
      expect(onOver).not.toHaveBeenCalled();
      return network.calls.filter(({ call }) => call === DELETE);
    };

    it('can be undone once the connection is back', async () => {
      const sent = await closeAndComeBack(done(7), unreachable, changed);
      expect(offeredUndo()).toMatchObject({ key: KEY, words: '7 shows deleted' });
      expect(currentToast()?.title).toBe('Event deleted successfully');
      expect(sent[0]?.headers['idempotency-key']).toBe(sent[1]?.headers['idempotency-key']);
    });

    it('are not deleted then when nothing had arrived', async () => {
      expect(await closeAndComeBack(done(7), previewed)).toHaveLength(1);
      expect(offeredUndo()).toBeNull();
    });

    it('say nothing more when it was somebody else who changed the show', async () => {
      expect(await closeAndComeBack(changed, changed)).toHaveLength(2);
      expect([currentToast(), offeredUndo()]).toEqual([null, null]);
    });
  });

  it('offers nothing where it cannot be undone', async () => {
    network.on(DELETE, () => json({ key: KEY, shows: 1, undoSeconds: null }, 201));
    const { onDone } = await start();
    await screen.findByText(/taken off the calendar/);
    press('Delete');
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(offeredUndo()).toBeNull();
  });

  it('names the show that keeps all from being deleted', async () => {
    network.on(`${DELETE}/preview`, () =>
      problem(409, 'events.has-check-ins', 'Guests have checked in to “Open Mic Night”.'),
    );
    await start();
    expect((await screen.findByRole('alert')).textContent).toContain('“Open Mic Night”');
  });

  it('asks of the show as it is now when somebody else has changed it', async () => {
    network.on(
      `${DELETE}/preview`,
      () => problem(412, 'events.changed-meanwhile', 'Somebody else changed it.'),
      previewed,
    );
    network.on('GET /api/events/list', () => json([anEvent({ seriesId: 3, version: 5 })]));
    const Shown = () => {
      const { data } = useQuery<EventResponse[]>({
        queryKey: [EVENTS_PATH, 'list'],
        queryFn: () => requestJson<EventResponse[]>(`${EVENTS_PATH}/list`),
        initialData: [night],
        staleTime: Infinity,
      });
      const [event = night] = data;
      const end = () => undefined;
      return (
        <SeriesQuestion command={{ event, request: null }} onCancel={end} onDone={end} onRefused={end} />
      );
    };
    await openScreen(<Shown />);
    expect(await screen.findByText(/taken off the calendar/)).toBeTruthy();
  });

  it('is over when somebody else has deleted it before it says what goes', async () => {
    network.on(`${DELETE}/preview`, () => problem(404, 'events.not-found', 'This event is gone.'));
    const { onRefused } = await start();
    await waitFor(() => expect(onRefused).toHaveBeenCalled());
    expect(currentToast()?.description).toBe('This event is gone.');
  });

  it('is over when somebody else has deleted it before', async () => {
    network.on(DELETE, () => problem(404, 'events.not-found', 'This event is gone.'));
    const { onRefused } = await start();
    await screen.findByText(/taken off the calendar/);
    press('Delete');
    await waitFor(() => expect(onRefused).toHaveBeenCalled());
    expect(currentToast()?.description).toBe('This event is gone.');
  });
});
