import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeNetwork, json, problem, broken, unreachable } from '#test/fake-network';
import { pressInMenu } from '#test/row-menu';
import { showScreen } from '#test/screens/screen-double';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import type { Badge } from '#features/loyalty/badges/badges.queries';
import type { LedgerEntry, Member } from './members.queries';
import { MemberManagement } from './member-management';

const RUBY: Member = {
  id: 7,
  name: 'Ruby Lee',
  email: 'ruby@example.com',
  phone: '555-0100',
  hasAccount: false,
  joinDate: '2026-01-20T18:00:00.000Z',
  totalPoints: 120,
  spentPoints: 0,
  eventsAttended: 1,
  membershipLevel: 'silver',
  badgeCount: 1,
};
const HANK: Member = { ...RUBY, id: 8, name: 'Hank Snow', email: 'hank@example.com', totalPoints: 50 };
const badge = (id: number, name: string, isActive = true): Badge => ({
  id,
  name,
  description: 'A badge.',
  icon: 'Star',
  color: 'bg-red-500',
  category: 'special',
  requirement: 3,
  requirementType: 'country_events',
  points: 75,
  isActive,
  holders: 2,
});
const SHOW: LedgerEntry = {
  id: 31,
  type: 'attendance',
  points: 50,
  description: 'Attended Barn Dance',
  eventName: 'Barn Dance',
  badgeName: null,
  rewardName: null,
  by: null,
  reversesId: null,
  stands: true,
  reversal: null,
  createdAt: '2026-11-20T18:00:00.000Z',
};
const TAKEN: LedgerEntry = {
  ...SHOW,
  id: 30,
  eventName: 'Open Mic',
  stands: false,
  reversal: { id: 33, reason: 'Blurred', by: 'June', createdAt: '2026-11-21T18:00:00.000Z' },
};

const LIST = 'GET /api/loyalty/members?limit=20';
const DETAILS = 'GET /api/loyalty/members/7';
const PREVIEW = 'GET /api/loyalty/members/7/merge?otherId=8';
const ADD = 'POST /api/loyalty/members';

const rubyWithBadge = () =>
  json({ ...RUBY, badges: [{ ...badge(1, 'First Timer'), earnedDate: RUBY.joinDate }] });
const network = fakeNetwork({
  [LIST]: () => json([RUBY, HANK]),
  [DETAILS]: rubyWithBadge,
  'GET /api/loyalty/members/9': () => json({ ...HANK, id: 9, badges: [] }),
  'GET /api/loyalty/members/:id/ledger?limit=20': () => json([SHOW, TAKEN]),
  'GET /api/loyalty/badges': () => json([badge(1, 'First Timer'), badge(2, 'VIP'), badge(3, 'Old', false)]),
});
let searched: string[];

/** The members that this search finds. */
const show = (search = '') =>
  showScreen(
    <MemberManagement
      search={search}
      onSearch={(text) => searched.push(text)}
      personSheet={(kind, email) => `${kind} ${email}`}
    />,
  );
const open = async () => {
  show();
  await screen.findByRole('article', { name: 'Ruby Lee' });
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = (name: string) => screen.findByRole('dialog', { name });
const pressIn = async (title: string, name: string) =>
  userEvent.click(within(await dialog(title)).getByRole('button', { name }));
const told = () => waitFor(() => expect(currentToast()).not.toBeNull()).then(() => currentToast());

/** Merges Hank into Ruby without an answer; he is gone after it. */
const mergeUnheard = async () => {
  const gone = () => problem(404, 'loyalty.member-not-found', 'This member is not here any more.');
  network.on(PREVIEW, () => json({ stays: RUBY, goes: HANK, result: { ...RUBY, totalPoints: 170 } }));
  network.on('POST /api/loyalty/members/7/merge', unreachable, gone);
  network.on('GET /api/loyalty/members/8', gone);
  await open();
  await press('View Details of Ruby Lee');
  await userEvent.click(await screen.findByRole('button', { name: 'Merge with another member' }));
  await userEvent.click(
    await within(await dialog('Merge with another member')).findByRole('button', { name: /^Hank Snow/ }),
  );
  await pressIn('Merge these members?', 'Merge');
  expect(await told()).toMatchObject({ title: 'Error' });
  dismissToast();
};

describe('the members manager', () => {
  beforeEach(() => {
    searched = [];
  });
  afterEach(() => {
    cleanup();
    dismissToast();
  });

  it('exports and forgets a member who asks, with an account or without', async () => {
    await open();
    await pressInMenu('Ruby Lee', /^Export their data/);
    expect(await screen.findByText(/^export .+@/)).toBeTruthy();
    await pressInMenu('Ruby Lee', /^Forget for good/);
    expect(await screen.findByText(/^forget .+@/)).toBeTruthy();
  });

  it('shows who they are and what they have, and searches by itself', async () => {
    await open();
    const card = within(screen.getByRole('article', { name: 'Ruby Lee' }));
    for (const words of ['ruby@example.com', '555-0100', 'Silver', '120'])
      expect(card.getByText(words)).toBeTruthy();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'hank');
    await waitFor(() => expect(searched).toEqual(['hank']));
    await press('Clear');
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' }).value).toBe('');
  });

  it('shows a balance below zero with a true minus, on the card, in the details and where it is adjusted', async () => {
    const owing = { ...RUBY, totalPoints: -1250 };
    network.on(LIST, () => json([owing]));
    network.on(DETAILS, () => json({ ...owing, badges: [] }));
    await open();
    expect(screen.getByText('\u22121,250')).toBeTruthy();
    await press('View Details of Ruby Lee');
    expect(await screen.findByText('\u22121,250 points')).toBeTruthy();
    await press('Adjust Points');
    expect(await screen.findByText('Ruby Lee has \u22121,250 points.')).toBeTruthy();
    expect(document.body.textContent).not.toContain('-1,250');
  });

  it('refuses a member without name or address in the words of the spec, then adds one', async () => {
    network.on(ADD, () => json({ ...HANK, id: 9, isNew: true }, 201));
    await open();
    await press('Add Member');
    await pressIn('Add Member', 'Add Member');
    expect(await screen.findByText('Name is required')).toBeTruthy();
    expect(screen.getByText('Invalid email address')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Name'), ' Hank Snow ');
    await userEvent.type(screen.getByLabelText('Email'), ' Hank@Example.com ');
    await userEvent.type(screen.getByLabelText('Phone'), '555-TONK');
    await pressIn('Add Member', 'Add Member');
    expect(await told()).toMatchObject({ title: 'Member added successfully' });
    expect(network.commands()).toMatchObject([
      { call: ADD, body: { name: 'Hank Snow', email: 'Hank@Example.com', phone: '555-TONK' } },
    ]);
  });

  it('says so when somebody is a member already', async () => {
    network.on(ADD, () => problem(409, 'loyalty.already-member', 'Somebody is already a member.'));
    network.on('GET /api/loyalty/members/email/ruby%40example.com', () => json(RUBY));
    await open();
    await press('Add Member');
    await userEvent.type(screen.getByLabelText('Name'), 'Ruby');
    await userEvent.type(screen.getByLabelText('Email'), 'ruby@example.com');
    await pressIn('Add Member', 'Add Member');
    expect(await told()).toMatchObject({
      title: 'Already a member',
      description: 'Ruby Lee is a member with ruby@example.com. Nothing was changed.',
    });
    expect(await dialog('Ruby Lee')).toBeTruthy();
  });

  it('awards a badge that the member does not have, and tells why it could not', async () => {
    const message = 'This member already has this badge';
    network.on('POST /api/loyalty/members/7/badges', () =>
      problem(409, 'loyalty.badge-already-held', message),
    );
    await open();
    await press('Award Badge to Ruby Lee');
    expect((await screen.findAllByRole('radio')).map((radio) => radio.closest('label')?.textContent)).toEqual(
      ['VIPAttend 3 country shows · 75 points'],
    );
    await userEvent.click(screen.getByRole('radio'));
    await pressIn('Award Badge', 'Award Badge');
    expect(await told()).toMatchObject({ title: 'Error', description: message });
    expect(network.commands()).toMatchObject([
      { call: 'POST /api/loyalty/members/7/badges', body: { badgeId: 2 } },
    ]);
  });

  it('has awarded a badge whose answer was lost when it is awarded once more', async () => {
    network.on('POST /api/loyalty/members/7/badges', unreachable, () =>
      problem(409, 'loyalty.badge-already-held', 'This member already has this badge'),
    );
    await open();
    await press('Award Badge to Ruby Lee');
    await userEvent.click(await screen.findByRole('radio'));
    await pressIn('Award Badge', 'Award Badge');
    expect(await told()).toMatchObject({ title: 'Error' });
    dismissToast();
    network.on(DETAILS, () => json({ ...RUBY, badges: [{ ...badge(2, 'VIP'), earnedDate: RUBY.joinDate }] }));
    await pressIn('Award Badge', 'Award Badge');
    expect(await told()).toMatchObject({ title: 'Badge awarded successfully' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows a ledger with what was taken back struck through, and its reason', async () => {
    await open();
    await press('View Details of Ruby Lee');
    const taken = within(await screen.findByRole('article', { name: 'Attended Open Mic, +50' }));
    expect(taken.getByText('Attended Open Mic').tagName).toBe('S');
    expect(taken.getByText('Reversed: Blurred · Nov 21, 2026 · by June')).toBeTruthy();
    expect(taken.queryByRole('button')).toBeNull();
    expect(screen.getByText('180 points to Gold')).toBeTruthy();
    expect(within(await dialog('Ruby Lee')).getByText('First Timer')).toBeTruthy();
  });

  it('tells what a member of the highest tier lacks to its end, and no percentage of all points', async () => {
    network.on(DETAILS, () => json({ ...RUBY, totalPoints: 800, membershipLevel: 'platinum', badges: [] }));
    await open();
    await press('View Details of Ruby Lee');
    expect(await screen.findByText('Highest tier. 200 points to 1,000')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe(
      'Highest tier. 200 points to 1,000',
    );
  });

  it('takes points away once for each form, with a reason, and never more than there are', async () => {
    network.on('POST /api/loyalty/members/7/adjustments', () =>
      json({ ...SHOW, type: 'adjustment', points: -30 }, 201),
    );
    await open();
    await press('View Details of Ruby Lee');
    await userEvent.click(await screen.findByRole('button', { name: 'Adjust Points' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Take away' }));
    await userEvent.type(screen.getByLabelText('Points'), '130');
    expect(screen.getByText('That is more than they have.')).toBeTruthy();
    await userEvent.clear(screen.getByLabelText('Points'));
    await pressIn('Adjust Points', 'Take Points Away');
    expect(await screen.findByText('Please enter a whole number from 1')).toBeTruthy();
    expect(screen.getByText('Reason is required')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Points'), '30');
    await userEvent.type(screen.getByLabelText('Reason'), 'Typo');
    expect(screen.getByText('New balance: 90 points')).toBeTruthy();
    await pressIn('Adjust Points', 'Take Points Away');
    expect(await told()).toMatchObject({ title: 'Points adjusted successfully', description: '−30 points' });
    expect(network.commands('idempotency-key')).toEqual([
      {
        call: 'POST /api/loyalty/members/7/adjustments',
        body: { points: -30, reason: 'Typo' },
        'idempotency-key': expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
  });

  it('reverses an entry with a reason', async () => {
    network.on('POST /api/loyalty/ledger/31/reversal', () =>
      json({ ...SHOW, id: 40, type: 'reversal', points: -50 }, 201),
    );
    await open();
    await press('View Details of Ruby Lee');
    await userEvent.click(await screen.findByRole('button', { name: 'Reverse Attended Barn Dance' }));
    await userEvent.type(screen.getByLabelText('Reason'), 'Not there');
    await pressIn('Reverse Entry', 'Reverse (−50 points)');
    expect(await told()).toMatchObject({ title: 'Entry reversed successfully' });
    expect(network.commands()).toMatchObject([
      { call: 'POST /api/loyalty/ledger/31/reversal', body: { reason: 'Not there' } },
    ]);
  });

  it('merges two members after showing what comes of it', async () => {
    network.on(PREVIEW, () => json({ stays: RUBY, goes: HANK, result: { ...RUBY, totalPoints: 170 } }));
    network.on('POST /api/loyalty/members/7/merge', () => json({ ...RUBY, totalPoints: 170 }));
    await open();
    await press('View Details of Ruby Lee');
    await userEvent.click(await screen.findByRole('button', { name: 'Merge with another member' }));
    await userEvent.click(
      await within(await dialog('Merge with another member')).findByRole('button', { name: /^Hank Snow/ }),
    );
    const result = await screen.findByRole('region', { name: 'What it will be' });
    expect(within(result).getByText('170 points')).toBeTruthy();
    expect(network.commands()).toEqual([]);
    await pressIn('Merge these members?', 'Merge');
    expect(await told()).toMatchObject({ title: 'Members merged successfully' });
    expect(network.commands()).toMatchObject([
      { call: 'POST /api/loyalty/members/7/merge', body: { otherId: 8 } },
    ]);
    await waitFor(() =>
      expect(screen.getAllByRole('dialog')).toEqual([screen.getByRole('dialog', { name: 'Ruby Lee' })]),
    );
  });

  it('has merged two members whose answer was lost when they are merged once more', async () => {
    await mergeUnheard();
    network.on(DETAILS, () => json({ ...RUBY, totalPoints: 170, badges: [] }));
    await pressIn('Merge these members?', 'Merge');
    expect(await told()).toMatchObject({ title: 'Members merged successfully' });
  });

  it('has merged nobody when one of two is gone without what they had', async () => {
    await mergeUnheard();
    await pressIn('Merge these members?', 'Merge');
    expect(await told()).toMatchObject({ title: 'Error', description: 'This member is not here any more.' });
  });

  it('keeps a form open that was opened while a merge had no answer yet', async () => {
    network.on(PREVIEW, () => json({ stays: RUBY, goes: HANK, result: { ...RUBY, totalPoints: 170 } }));
    const arrive = network.hold('POST /api/loyalty/members/7/merge');
    await open();
    await press('View Details of Ruby Lee');
    await userEvent.click(await screen.findByRole('button', { name: 'Merge with another member' }));
    await userEvent.click(
      await within(await dialog('Merge with another member')).findByRole('button', { name: /^Hank Snow/ }),
    );
    await pressIn('Merge these members?', 'Merge');
    await pressIn('Merge these members?', 'Cancel');
    await pressIn('Merge with another member', 'Close');
    await userEvent.click(await screen.findByRole('button', { name: 'Adjust Points' }));
    await userEvent.type(await screen.findByLabelText('Reason'), 'Helped at the door');

    arrive(json({ ...RUBY, totalPoints: 170 }));

    await waitFor(() => expect(currentToast()?.title).toBe('Members merged successfully'));
    expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('Helped at the door');
  });

  it('keeps the form of a second member open when the first was added late', async () => {
    const arrive = network.hold(ADD);
    await open();
    await press('Add Member');
    await userEvent.type(screen.getByLabelText('Name'), 'June Harlan');
    await userEvent.type(screen.getByLabelText('Email'), 'june@example.com');
    await pressIn('Add Member', 'Add Member');
    await pressIn('Add Member', 'Close');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Add Member');
    await userEvent.type(screen.getByLabelText('Name'), 'Wade Tucker');
    network.on(LIST, () => json([RUBY]));

    arrive(json({ ...HANK, id: 9, isNew: true }, 201));

    await waitFor(() => expect(screen.queryByRole('article', { name: 'Hank Snow' })).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Wade Tucker');
  });

  it('says why two members cannot become one', async () => {
    const message =
      'Both members have an account, so they cannot be merged. Delete one of the accounts first.';
    network.on(PREVIEW, () => problem(409, 'loyalty.both-have-accounts', message));
    await open();
    await press('View Details of Ruby Lee');
    await userEvent.click(await screen.findByRole('button', { name: 'Merge with another member' }));
    await userEvent.click(
      await within(await dialog('Merge with another member')).findByRole('button', { name: /^Hank Snow/ }),
    );
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('asks once more for a member who could not be loaded, with or without a network', async () => {
    network.on(DETAILS, broken, unreachable, rubyWithBadge);
    await open();
    await press('View Details of Ruby Lee');
    expect(await screen.findByText('The member could not be loaded')).toBeTruthy();
    await press('Try again');
    expect(await screen.findByText('Members come back with your connection.')).toBeTruthy();
    await press('Try again');
    expect(await dialog('Ruby Lee')).toBeTruthy();
  });

  it('says so when the member is gone meanwhile', async () => {
    const message = 'This member is not here any more.';
    network.on(DETAILS, () => problem(404, 'loyalty.member-not-found', message));
    await open();
    await press('View Details of Ruby Lee');
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('says so when there is no connection, and asks again', async () => {
    network.on('GET /api/loyalty/members?q=anybody&limit=20', unreachable, () => json([]));
    show('anybody');
    expect(await screen.findByText("You're offline")).toBeTruthy();
    expect(screen.getByText(/^Members are private/)).toBeTruthy();
    await press('Try again');
    expect(await screen.findByText('No members match your search.')).toBeTruthy();
  });
});
