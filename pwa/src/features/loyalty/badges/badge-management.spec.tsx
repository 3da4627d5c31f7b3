import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { broken, fakeNetwork, json, problem, unreachable } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import type { Badge } from './badges.queries';
import { BadgeManagement } from './badge-management';
import { pressInMenu } from '#test/row-menu';

const REGULAR: Badge = {
  id: 2,
  name: 'Regular',
  description: 'Five different shows.',
  icon: 'Calendar',
  color: 'bg-blue-500',
  category: 'attendance',
  requirement: 5,
  requirementType: 'events_attended',
  points: 50,
  isActive: true,
  holders: 3,
  version: 4,
};

const LIST = 'GET /api/loyalty/badges';
const PREVIEW = 'GET /api/loyalty/badges/preview';
const ADD = 'POST /api/loyalty/badges';
const SAVE = 'PUT /api/loyalty/badges/2';
const DELETE = 'DELETE /api/loyalty/badges/2';

const network = fakeNetwork({
  [LIST]: () => json([REGULAR]),
  [PREVIEW]: () => json({ members: 0, isEstimate: false }),
});
/** What the venue was asked to count. */
const asked = () => network.calls.map(({ call }) => call).filter((call) => call.startsWith(PREVIEW));

const open = async () => {
  showScreen(<BadgeManagement />);
  await screen.findByRole('heading', { name: 'Badges' });
};

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const pressIn = async (title: string, name: string) =>
  userEvent.click(within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name }));
const told = () => waitFor(() => expect(currentToast()).not.toBeNull()).then(() => currentToast());
const type = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};

describe('the badges manager', () => {
  afterEach(() => {
    cleanup();
    dismissToast();
  });

  it('says of each badge what it asks for, what it brings and how many have it', async () => {
    network.on(LIST, () => json([REGULAR, { ...REGULAR, id: 3, name: 'Old', isActive: false, holders: 0 }]));
    await open();
    const row = within(await screen.findByRole('article', { name: 'Regular' }));
    for (const words of ['Attendance', 'Attend 5 different shows', '50 points', '3 members have it'])
      expect(row.getByText(words)).toBeTruthy();
    expect(within(screen.getByRole('article', { name: 'Old' })).getByText('Switched off')).toBeTruthy();
  });

  it('starts a new badge with the defaults of the house and adds it once', async () => {
    network.on(ADD, () => json({ ...REGULAR, id: 9 }, 201));
    await open();
    await press('Add Badge');
    expect(screen.getAllByRole('radio')).toHaveLength(12 + 9);
    await type('Name', 'Fiddler');
    await type('Description', 'Three nights with a fiddle.');
    await userEvent.click(screen.getByRole('radio', { name: 'Music' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Crimson' }));
    await userEvent.selectOptions(screen.getByLabelText('Requirement type'), 'Country shows attended');
    await type('Requirement', '3');
    await pressIn('Add Badge', 'Add Badge');
    expect(await told()).toMatchObject({ title: 'Badge created successfully' });
    expect(network.commands('idempotency-key', 'if-match')).toEqual([
      {
        call: ADD,
        body: {
          name: 'Fiddler',
          description: 'Three nights with a fiddle.',
          icon: 'Music',
          color: 'bg-crimson',
          category: 'milestone',
          requirement: 3,
          requirementType: 'country_events',
          points: 50,
        },
        'idempotency-key': expect.stringMatching(/^[0-9a-f-]{36}$/),
        'if-match': null,
      },
    ]);
  });

  it.each([
    ['Name', ' ', 'Badge name is required'],
    ['Description', ' ', 'Description is required'],
    ['Requirement', '0', 'Requirement must be at least 1'],
    ['Points', '-1', 'Points must be 0 or greater'],
    ['Points', '100001', 'At most 100,000'],
  ])('does not add one whose %s is "%s"', async (label, value, message) => {
    await open();
    await press('Add Badge');
    await type(label, value);
    await pressIn('Add Badge', 'Add Badge');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(network.commands()).toEqual([]);
  });

  it('keeps the form of one badge open when another was saved or deleted late', async () => {
    const [save, remove] = [network.hold(SAVE), network.hold(DELETE)];
    await open();
    await press('Edit Regular');
    await pressIn('Edit Badge', 'Save Changes');
    await pressIn('Edit Badge', 'Close');
    await pressInMenu('Regular', 'Delete Regular');
    await pressIn('Delete Regular?', 'Delete');
    await pressIn('Delete Regular?', 'Cancel');
    await press('Add Badge');
    await type('Name', 'Fiddler');

    save(json({ ...REGULAR, version: 5 }));
    await waitFor(() => expect(currentToast()?.title).toBe('Badge updated successfully'));
    network.on(LIST, () => json([]));
    remove(json({ message: 'Badge deleted successfully' }));

    expect(await screen.findByText('No badges yet')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Fiddler');
  });

  it('switches a badge off', async () => {
    network.on(SAVE, () => json({ ...REGULAR, isActive: false }));
    await open();
    await press('Edit Regular');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Active/ }));
    await pressIn('Edit Badge', 'Save Changes');
    expect(await told()).toMatchObject({ title: 'Badge updated successfully' });
    expect(network.commands('if-match')).toMatchObject([
      {
        call: SAVE,
        body: { name: 'Regular', requirement: 5, isActive: false },
        'if-match': '"4"',
      },
    ]);
    expect(asked()).toEqual([]);
  });

  it.each([
    [
      { members: 1, isEstimate: false },
      '50',
      '1 member will get this badge, with 50 points. They keep it, whatever you change later.',
    ],
    [
      { members: 12, isEstimate: false },
      '50',
      '12 members will get this badge, each with 50 points. They keep it, whatever you change later.',
    ],
    [
      { members: 1200, isEstimate: true },
      '0',
      'About 1,200 members will get this badge. They keep it, whatever you change later.',
    ],
    [
      { members: 0, isEstimate: true },
      '0',
      'Few members or none will get this badge. They keep it, whatever you change later.',
    ],
  ])('says that %j will get it before it asks for less', async (preview, points, words) => {
    network.on(PREVIEW, () => json(preview));
    network.on(SAVE, () => json({ ...REGULAR, requirement: 3 }));
    await open();
    await press('Edit Regular');
    await type('Requirement', '3');
    await type('Points', points);
    await pressIn('Edit Badge', 'Save Changes');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(asked()).toEqual([`${PREVIEW}?badgeId=2&requirement=3&requirementType=events_attended`]);
    await pressIn('Give this badge?', 'Cancel');
    expect(network.commands()).toEqual([]);
    await pressIn('Edit Badge', 'Save Changes');
    await screen.findByText(words);
    await pressIn('Give this badge?', 'Save Changes');
    expect(await told()).toMatchObject({ title: 'Badge updated successfully' });
    expect(network.commands()).toMatchObject([{ call: SAVE, body: { requirement: 3 } }]);
  });

  it('shows a color that another program gave, and leaves it as it is', async () => {
    network.on(LIST, () => json([{ ...REGULAR, color: 'goldenrod' }]));
    network.on(SAVE, () => json(REGULAR));
    await open();
    await press('Edit Regular');
    const current = await screen.findByRole<HTMLInputElement>('radio', { name: 'Current color' });
    expect(current.checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Pink' }));
    expect(current.checked).toBe(false);
    await userEvent.click(current);
    await type('Points', '60');
    await pressIn('Edit Badge', 'Save Changes');
    await told();
    expect(network.commands()).toMatchObject([{ call: SAVE, body: { color: 'goldenrod', points: 60 } }]);
  });

  it('saves at once when nobody gets it by the change, and nothing while nobody can count', async () => {
    network.on(PREVIEW, broken, () => json({ members: 0, isEstimate: false }));
    network.on(SAVE, () => json({ ...REGULAR, requirement: 7 }));
    await open();
    await press('Edit Regular');
    await type('Requirement', '7');
    await pressIn('Edit Badge', 'Save Changes');
    expect(await told()).toMatchObject({ title: 'Error', description: 'Failed to update badge' });
    expect(network.commands()).toEqual([]);
    await pressIn('Edit Badge', 'Save Changes');
    await waitFor(() => expect(network.commands()).toHaveLength(1));
  });

  it('tells the second of two admins, shows what the first changed, and saves on top of it', async () => {
    const message = 'Somebody else changed this badge meanwhile. Please look at it again before you save.';
    network.on(
      SAVE,
      () => problem(412, 'loyalty.badge-changed-meanwhile', message),
      () => json({ ...REGULAR, version: 6 }),
    );
    await open();
    await press('Edit Regular');
    await type('Name', 'Our Regular');
    network.on(LIST, () => json([{ ...REGULAR, description: 'Five shows and a song.', version: 5 }]));
    await pressIn('Edit Badge', 'Save Changes');
    expect(await told()).toMatchObject({ title: 'Error', description: message });
    await screen.findByDisplayValue('Five shows and a song.');
    expect(screen.getByDisplayValue('Our Regular')).toBeTruthy();
    await pressIn('Edit Badge', 'Save Changes');
    await waitFor(() => expect(network.commands()).toHaveLength(2));
    expect(network.commands('if-match')).toMatchObject([
      { 'if-match': '"4"', body: { name: 'Our Regular' } },
      { 'if-match': '"5"', body: { name: 'Our Regular', description: 'Five shows and a song.' } },
    ]);
  });

  it.each([
    [0, 'Nobody has this badge.'],
    [1, '1 member has this badge and will no longer see it. The points it brought stay theirs.'],
    [1200, '1,200 members have this badge and will no longer see it. The points it brought stay theirs.'],
  ])('asks before it deletes a badge that %i members have', async (holders, warning) => {
    network.on(LIST, () => json([{ ...REGULAR, holders }]));
    network.on(DELETE, () => json({ message: 'Badge deleted successfully' }));
    await open();
    await pressInMenu('Regular', 'Delete Regular');
    expect(await screen.findByText(warning)).toBeTruthy();
    expect(network.commands()).toEqual([]);
    network.on(LIST, () => json([]));
    await pressIn('Delete Regular?', 'Delete');
    expect(await told()).toMatchObject({ title: 'Badge deleted successfully' });
    expect(network.commands()).toMatchObject([{ call: DELETE }]);
    expect(await screen.findByText('No badges yet')).toBeTruthy();
  });

  it('says that the badges come back with the connection', async () => {
    network.on(LIST, unreachable);
    await open();
    expect(await screen.findByText('The badges come back with your connection.')).toBeTruthy();
  });

  it('says so when the badges could not be loaded, and what failed', async () => {
    network.on(LIST, broken, () => json([REGULAR]));
    network.on(DELETE, broken);
    await open();
    expect(await screen.findByText('The badges could not be loaded')).toBeTruthy();
    await press('Try again');
    await pressInMenu('Regular', 'Delete Regular');
    await pressIn('Delete Regular?', 'Delete');
    expect(await told()).toMatchObject({ title: 'Error', description: 'Failed to delete badge' });
  });
});
