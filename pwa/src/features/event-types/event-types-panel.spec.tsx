import { jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { broken, fakeNetwork, json, problem, unreachable } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { EventTypesPanel } from './event-types-panel';
import type { EventType } from './event-types.queries';
import { pressInMenu } from '#test/row-menu';

const COUNTRY: EventType = { id: 1, name: 'Country', color: 'bg-golden text-dark', description: null };
const ROCK: EventType = { id: 2, name: 'Rock', color: 'bg-crimson text-light', description: 'Loud' };

const read = async (path: string): Promise<unknown> => (await fetch(path, { method: 'GET' })).json();

const ADD = 'POST /api/event-types';
const SAVE = 'PUT /api/event-types/2';
const DELETE = 'DELETE /api/event-types/:id';
const USAGE = 'GET /api/event-types/:id/usage';

const network = fakeNetwork({
  [ADD]: broken,
  [SAVE]: broken,
  [DELETE]: broken,
  [USAGE]: () => json({ eventCount: 0 }),
});
const onRenamed = jest.fn();

/** The Types tab of a venue with these types. */
const open = async (...types: EventType[]) => {
  network.on('GET /api/event-types', () => json(types));
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, queryFn: ({ queryKey }) => read(queryKey.join('/')) } },
  });
  showScreen(<EventTypesPanel onRenamed={onRenamed} />, { client });
  await screen.findByRole('heading', { name: 'Event Types' });
  if (types[0]) await screen.findByText(types[0].name);
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const pressInDialog = (name: string) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
const typeName = async (name: string) => {
  await userEvent.clear(screen.getByLabelText('Name'));
  await userEvent.type(screen.getByLabelText('Name'), name);
};
const told = () => waitFor(() => expect(currentToast()).not.toBeNull()).then(() => currentToast());
const shownNames = () =>
  screen.getAllByRole('listitem', { hidden: true }).map((row) => row.querySelector('.badge')?.textContent);

describe('the event types manager', () => {
  beforeEach(() => void onRenamed.mockClear());
  afterEach(() => {
    cleanup();
    dismissToast();
  });

  it('adds a type, Golden unless another color is chosen', async () => {
    await open(ROCK);
    network.on(ADD, () => json({ ...COUNTRY, name: 'Folk', id: 3 }, 201));

    await press('Add Event Type');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Golden' }).checked).toBe(true);
    expect(screen.getAllByRole('radio')).toHaveLength(12);
    await typeName('Folk');
    await pressInDialog('Add Event Type');

    expect(await told()).toMatchObject({ title: 'Event type created successfully' });
    expect(network.commands()).toEqual([
      { call: ADD, body: { name: 'Folk', color: 'bg-golden text-dark', description: null } },
    ]);
    await waitFor(() => expect(shownNames()).toEqual(['Folk', 'Rock']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the form of a second type open when the first was added late, and says that it was', async () => {
    const arrive = network.hold(ADD);
    await open(ROCK);
    await press('Add Event Type');
    await typeName('Folk');
    await pressInDialog('Add Event Type');
    await pressInDialog('Close');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Add Event Type');
    await typeName('Blues');

    arrive(json({ ...COUNTRY, name: 'Folk', id: 3 }, 201));

    await waitFor(() => expect(shownNames()).toEqual(['Folk', 'Rock']));
    expect(onRenamed).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Blues');
  });

  it('has added a type whose answer was lost when it is added once more', async () => {
    await open(ROCK);
    const folk = { ...COUNTRY, name: 'Folk', id: 3 };
    const message = 'There is already an event type with this name';
    network.on(ADD, unreachable, () => problem(409, 'event-types.name-taken', message, { name: message }));
    network.on('GET /api/event-types', () => json([folk, ROCK]));
    await press('Add Event Type');
    await typeName('Folk');
    await pressInDialog('Add Event Type');
    expect(await told()).toMatchObject({ title: 'Error' });
    dismissToast();
    await pressInDialog('Add Event Type');
    expect(await told()).toMatchObject({ title: 'Event type created successfully' });
    await waitFor(() => expect(shownNames()).toEqual(['Folk', 'Rock']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not add a type without a name', async () => {
    await open(ROCK);

    await press('Add Event Type');
    await typeName('   ');
    await pressInDialog('Add Event Type');

    expect(await screen.findByText('Event type name is required')).toBeTruthy();
    expect(network.commands()).toEqual([]);
  });

  it('changes a type, and says that its events changed with it', async () => {
    await open(COUNTRY, ROCK);
    network.on(SAVE, () => json({ ...ROCK, name: 'Hard Rock', color: 'bg-pink text-dark' }));

    await press('Edit Rock');
    await userEvent.click(screen.getByRole('radio', { name: 'Pink' }));
    await typeName('Hard Rock');
    await press('Save Changes');

    expect(await told()).toMatchObject({ title: 'Event type updated successfully' });
    expect(network.commands()).toEqual([
      { call: SAVE, body: { name: 'Hard Rock', color: 'bg-pink text-dark' } },
    ]);
    await waitFor(() => expect(shownNames()).toEqual(['Country', 'Hard Rock']));
    expect(onRenamed).toHaveBeenCalled();
  });

  it('leaves the name that a colleague gave meanwhile when only the color is changed', async () => {
    await open(COUNTRY, ROCK);
    await press('Edit Rock');
    const renamed = { ...ROCK, name: 'Hard Rock', color: 'bg-pink text-dark' };
    network.on(SAVE, () => json(renamed));
    await userEvent.click(screen.getByRole('radio', { name: 'Pink' }));
    await press('Save Changes');
    await told();
    expect(network.commands()).toEqual([{ call: SAVE, body: { color: 'bg-pink text-dark' } }]);
    await waitFor(() => expect(shownNames()).toEqual(['Country', 'Hard Rock']));
  });

  it('shows a color that another program gave, and leaves it as it is', async () => {
    const type = { ...ROCK, color: 'bg-yellow-500 text-white' };
    await open(type);
    network.on(SAVE, () => json(type));
    await press('Edit Rock');
    const current = await screen.findByRole<HTMLInputElement>('radio', { name: 'Current color' });
    expect(current.checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Pink' }));
    expect(current.checked).toBe(false);
    await userEvent.click(current);
    await press('Save Changes');
    await told();
    expect(network.commands()).toEqual([{ call: SAVE, body: {} }]);
  });

  it('shows beside the name that another type has it', async () => {
    await open(COUNTRY, ROCK);
    const message = 'There is already an event type with this name';
    network.on(SAVE, () => problem(409, 'event-types.name-taken', message, { name: message }));

    await press('Edit Rock');
    await typeName('country');
    await press('Save Changes');

    expect(await told()).toMatchObject({ title: 'Error', description: message });
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('has a type no more that a colleague deleted, once the venue refuses to change it', async () => {
    await open(COUNTRY, ROCK);
    network.on('GET /api/event-types', () => json([COUNTRY]));
    network.on(SAVE, () => problem(404, 'event-types.not-found', 'This event type is not here any more.'));
    await press('Edit Rock');
    await press('Save Changes');
    expect(await told()).toMatchObject({ title: 'Error', destructive: true });
    await waitFor(() => expect(shownNames()).toEqual(['Country']));
  });

  it.each([
    [0, 'No event has this type.'],
    [1, '1 event has this type and will need updating: until then the badge is grey.'],
    [13, '13 events have this type and will need updating: until then the badge is grey.'],
  ])('warns before it deletes a type of %i events', async (count, warning) => {
    network.on(USAGE, () => json({ eventCount: count }));
    await open(COUNTRY);

    await pressInMenu('Country', 'Delete Country');

    expect(await screen.findByText(warning)).toBeTruthy();
    expect(network.commands()).toEqual([]);
  });

  it('deletes a type', async () => {
    await open(COUNTRY, ROCK);
    network.on(DELETE, () => json({ message: 'Event type deleted successfully' }));

    await pressInMenu('Country', 'Delete Country');
    await pressInDialog('Delete');

    expect(await told()).toMatchObject({ title: 'Event type deleted successfully' });
    expect(network.commands()).toEqual([{ call: 'DELETE /api/event-types/1', body: null }]);
    await waitFor(() => expect(shownNames()).toEqual(['Rock']));
  });

  it('says so when a type could not be added', async () => {
    await open(ROCK);
    await press('Add Event Type');
    await typeName('Folk');
    await pressInDialog('Add Event Type');
    expect(await told()).toMatchObject({ title: 'Error', description: 'Failed to create event type' });
  });

  it('says so when a type could not be changed', async () => {
    await open(ROCK);
    await press('Edit Rock');
    await press('Save Changes');
    expect(await told()).toMatchObject({ title: 'Error', description: 'Failed to update event type' });
  });

  it('says so when a type could not be deleted', async () => {
    await open(ROCK);
    await pressInMenu('Rock', 'Delete Rock');
    await pressInDialog('Delete');
    expect(await told()).toMatchObject({ title: 'Error', description: 'Failed to delete event type' });
  });
});
