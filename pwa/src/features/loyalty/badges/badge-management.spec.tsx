import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showScreen } from '#test/screens/screen-double';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import type { Badge } from './badges.queries';
import { BadgeManagement } from './badge-management';

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

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

let answer: () => Response | Promise<Response>;
let badges: () => Response;
let preview: () => Response;
let asked: string[];
let sent: { call: string; body: unknown; key: string | null; ifMatch: string | null }[];

const open = async () => {
  globalThis.fetch = (address, options) => {
    const path = typeof address === 'string' ? address : '';
    if (path.includes('/preview?')) asked.push(path.slice(path.indexOf('?')));
    if (options?.method === 'GET')
      return Promise.resolve().then(path.includes('/preview?') ? preview : badges);
    const body: unknown = typeof options?.body === 'string' ? JSON.parse(options.body) : null;
    const headers = new Headers(options?.headers);
    const [key, ifMatch] = [headers.get('idempotency-key'), headers.get('if-match')];
    sent.push({ call: `${options?.method} ${path}`, body, key, ifMatch });
    return Promise.resolve().then(answer);
  };
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
  beforeEach(() => {
    sent = [];
    asked = [];
    preview = () => json({ members: 0 });
    badges = () => json([REGULAR]);
    answer = () => new Response('', { status: 502 });
  });
  afterEach(() => {
    cleanup();
    dismissToast();
  });

  it('says of each badge what it asks for, what it brings and how many have it', async () => {
    badges = () => json([REGULAR, { ...REGULAR, id: 3, name: 'Old', isActive: false, holders: 0 }]);
    await open();
    const row = within(await screen.findByRole('article', { name: 'Regular' }));
    for (const words of ['Attendance', 'Attend 5 different shows', '50 points', '3 members have it'])
      expect(row.getByText(words)).toBeTruthy();
    expect(within(screen.getByRole('article', { name: 'Old' })).getByText('Switched off')).toBeTruthy();
  });

  it('starts a new badge with the defaults of the house and adds it once', async () => {
    answer = () => json({ ...REGULAR, id: 9 }, 201);
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
    expect(sent).toEqual([
      {
        call: 'POST /api/loyalty/badges',
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
        key: expect.stringMatching(/^[0-9a-f-]{36}$/),
        ifMatch: null,
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
    expect(sent).toEqual([]);
  });

  it('keeps the form of one badge open when another was saved or deleted late', async () => {
    const waiting: ((response: Response) => void)[] = [];
    answer = () => new Promise((resolve) => waiting.push(resolve));
    await open();
    await press('Edit Regular');
    await pressIn('Edit Badge', 'Save Changes');
    await pressIn('Edit Badge', 'Close');
    await press('Delete Regular');
    await pressIn('Delete Regular?', 'Delete');
    await pressIn('Delete Regular?', 'Cancel');
    await press('Add Badge');
    await type('Name', 'Fiddler');

    waiting.shift()?.(json({ ...REGULAR, version: 5 }));
    await waitFor(() => expect(currentToast()?.title).toBe('Badge updated successfully'));
    badges = () => json([]);
    waiting.shift()?.(json({ message: 'Badge deleted successfully' }));

    expect(await screen.findByText('No badges yet')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Fiddler');
  });

  it('switches a badge off', async () => {
    answer = () => json({ ...REGULAR, isActive: false });
    await open();
    await press('Edit Regular');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Active/ }));
    await pressIn('Edit Badge', 'Save Changes');
    expect(await told()).toMatchObject({ title: 'Badge updated successfully' });
    expect(sent).toMatchObject([
      {
        call: 'PUT /api/loyalty/badges/2',
        body: { name: 'Regular', requirement: 5, isActive: false },
        ifMatch: '"4"',
      },
    ]);
    expect(asked).toEqual([]);
  });

  it.each([
    [1, '50', '1 member will get this badge, with 50 points. They keep it, whatever you change later.'],
    [
      12,
      '50',
      '12 members will get this badge, each with 50 points. They keep it, whatever you change later.',
    ],
    [1200, '0', '1,200 members will get this badge. They keep it, whatever you change later.'],
  ])('says that %i members will get it before it asks for less', async (members, points, words) => {
    preview = () => json({ members });
    answer = () => json({ ...REGULAR, requirement: 3 });
    await open();
    await press('Edit Regular');
    await type('Requirement', '3');
    await type('Points', points);
    await pressIn('Edit Badge', 'Save Changes');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(asked).toEqual(['?badgeId=2&requirement=3&requirementType=events_attended']);
    await pressIn('Give this badge?', 'Cancel');
    expect(sent).toEqual([]);
    await pressIn('Edit Badge', 'Save Changes');
    await screen.findByText(words);
    await pressIn('Give this badge?', 'Save Changes');
    expect(await told()).toMatchObject({ title: 'Badge updated successfully' });
    expect(sent).toMatchObject([{ call: 'PUT /api/loyalty/badges/2', body: { requirement: 3 } }]);
  });

  it('saves at once when nobody gets it by the change, and nothing while nobody can count', async () => {
    preview = () => new Response('', { status: 502 });
    answer = () => json({ ...REGULAR, requirement: 7 });
    await open();
    await press('Edit Regular');
    await type('Requirement', '7');
    await pressIn('Edit Badge', 'Save Changes');
    expect(await told()).toMatchObject({ title: 'Error', description: 'Failed to update badge' });
    expect(sent).toEqual([]);
    preview = () => json({ members: 0 });
    await pressIn('Edit Badge', 'Save Changes');
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('tells the second of two admins, shows what the first changed, and saves on top of it', async () => {
    const message = 'Somebody else changed this badge meanwhile. Please look at it again before you save.';
    answer = () => json({ statusCode: 412, code: 'loyalty.badge-changed-meanwhile', message }, 412);
    await open();
    await press('Edit Regular');
    await type('Name', 'Our Regular');
    badges = () => json([{ ...REGULAR, description: 'Five shows and a song.', version: 5 }]);
    await pressIn('Edit Badge', 'Save Changes');
    expect(await told()).toMatchObject({ title: 'Error', description: message });
    await screen.findByDisplayValue('Five shows and a song.');
    expect(screen.getByDisplayValue('Our Regular')).toBeTruthy();
    answer = () => json({ ...REGULAR, version: 6 });
    await pressIn('Edit Badge', 'Save Changes');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toMatchObject([
      { ifMatch: '"4"', body: { name: 'Our Regular' } },
      { ifMatch: '"5"', body: { name: 'Our Regular', description: 'Five shows and a song.' } },
    ]);
  });

  it.each([
    [0, 'Nobody has this badge.'],
    [1, '1 member has this badge and will no longer see it. The points it brought stay theirs.'],
    [1200, '1,200 members have this badge and will no longer see it. The points it brought stay theirs.'],
  ])('asks before it deletes a badge that %i members have', async (holders, warning) => {
    badges = () => json([{ ...REGULAR, holders }]);
    answer = () => json({ message: 'Badge deleted successfully' });
    await open();
    await press('Delete Regular');
    expect(await screen.findByText(warning)).toBeTruthy();
    expect(sent).toEqual([]);
    badges = () => json([]);
    await pressIn('Delete Regular?', 'Delete');
    expect(await told()).toMatchObject({ title: 'Badge deleted successfully' });
    expect(sent).toMatchObject([{ call: 'DELETE /api/loyalty/badges/2' }]);
    expect(await screen.findByText('No badges yet')).toBeTruthy();
  });

  it('says that the badges come back with the connection', async () => {
    badges = () => {
      throw new TypeError('no network');
    };
    await open();
    expect(await screen.findByText('The badges come back with your connection.')).toBeTruthy();
  });

  it('says so when the badges could not be loaded, and what failed', async () => {
    badges = () => new Response('', { status: 502 });
    await open();
    expect(await screen.findByText('The badges could not be loaded')).toBeTruthy();
    badges = () => json([REGULAR]);
    await press('Try again');
    await press('Delete Regular');
    await pressIn('Delete Regular?', 'Delete');
    expect(await told()).toMatchObject({ title: 'Error', description: 'Failed to delete badge' });
  });
});
