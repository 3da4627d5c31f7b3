import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { memberRewardsOf, offerOf, redemptionOf, rewardOf } from '#test/factories/reward.factory';
import { fakeNetwork, json, problem, unreachable } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import { RewardManagement } from './reward-management';
import { pressInMenu } from '#test/row-menu';

const LIST = 'GET /api/loyalty/rewards';
const ADD = 'POST /api/loyalty/rewards';
const SAVE = 'PUT /api/loyalty/rewards/7';
const DELETE = 'DELETE /api/loyalty/rewards/7';
const LATEST = 'GET /api/loyalty/redemptions';
const OFFER = 'GET /api/loyalty/members/42/rewards';
const HAND_OVER = 'POST /api/loyalty/members/42/redemptions';
const TAKE_BACK = 'POST /api/loyalty/redemptions/5/reversal';
const DISMISS = 'DELETE /api/loyalty/redemptions/5';

const handedOver = redemptionOf({
  status: 'handed-over',
  handedOverAt: '2026-11-21T02:00:00.000Z',
  handedOverBy: 'Dale',
});
const KEY = expect.stringMatching(/^[0-9a-f-]{36}$/);

const OFFERED = [
  offerOf({ id: 8, name: 'A sticker', points: 10 }),
  offerOf(),
  offerOf({ id: 9, name: 'A shirt', points: 300, problem: 'too-few-points', missingPoints: 250 }),
];
const offer = (redemption: ReturnType<typeof redemptionOf>) =>
  json(memberRewardsOf({ rewards: OFFERED, redemptions: [redemption] }));
const network = fakeNetwork({
  [LIST]: () => json([rewardOf({ stock: 10, handedOver: 7, offeredUntil: '2026-12-31' })]),
  [LATEST]: () => json([redemptionOf()]),
  [OFFER]: () => offer(redemptionOf()),
});

const open = async () => {
  showScreen(<RewardManagement />);
  await screen.findByRole('article', { name: 'A beer' });
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const pressIn = async (title: string, name: string) =>
  userEvent.click(await (await dialog(title)).findByRole('button', { name }));
const type = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  if (text) await userEvent.type(screen.getByLabelText(label), text);
};
const told = () => waitFor(() => expect(currentToast()).not.toBeNull()).then(() => currentToast());

describe('the rewards manager', () => {
  afterEach(() => {
    cleanup();
    dismissToast();
  });

  it('says of each reward what it takes, how many are left and until when', async () => {
    await open();
    const row = within(screen.getByRole('article', { name: 'A beer' }));
    for (const words of ['50 points', '3 of 10 left', 'Until Dec 31, 2026'])
      expect(row.getByText(words)).toBeTruthy();
  });

  it('says what rewards are for while there are none', async () => {
    network.on(LIST, () => json([]));
    network.on(LATEST, () => json([]));
    showScreen(<RewardManagement />);
    expect(await screen.findByText('Points buy nothing yet')).toBeTruthy();
    expect(await screen.findByText('Nothing was asked for yet')).toBeTruthy();
  });

  it('adds one once, and leaves out what was left empty', async () => {
    network.on(ADD, unreachable, () => json(rewardOf(), 201));
    await open();
    await press('Add Reward');
    await type('Name', 'A beer');
    await type('Points', '50');
    await pressIn('Add Reward', 'Add Reward');
    await told();
    dismissToast();
    await pressIn('Add Reward', 'Add Reward');
    expect(await told()).toMatchObject({ title: 'Reward added successfully' });
    const [first, second] = network.commands('idempotency-key');
    expect(first).toEqual({
      call: ADD,
      body: { name: 'A beer', points: 50, isOffered: true },
      'idempotency-key': KEY,
    });
    expect(second).toEqual(first);
  });

  it.each([
    ['Name', ' ', 'Name is required'],
    ['Points', '0', 'Points must be from 1 to 100,000'],
    ['How many', '-1', 'How many must be from 0 to 100,000, or empty'],
  ])('does not add one whose %s is "%s"', async (label, value, message) => {
    await open();
    await press('Add Reward');
    await type('Name', 'A beer');
    await type('Points', '50');
    await type(label, value);
    await pressIn('Add Reward', 'Add Reward');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(network.commands()).toEqual([]);
  });

  it('changes one from the version that is shown, and says at the field why it cannot', async () => {
    network.on(
      SAVE,
      () =>
        problem(409, 'loyalty.stock-too-small', '7 are handed over already.', {
          stock: '7 are handed over already.',
        }),
      () => json(rewardOf({ stock: 8, version: 2 })),
    );
    await open();
    await press('Edit A beer');
    await type('How many', '3');
    await pressIn('Edit Reward', 'Save Changes');
    expect(await (await dialog('Edit Reward')).findByText('7 are handed over already.')).toBeTruthy();
    await type('How many', '8');
    await pressIn('Edit Reward', 'Save Changes');
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Reward updated successfully' }));
    expect(network.commands('if-match')[1]).toMatchObject({
      body: { name: 'A beer', stock: 8, offeredUntil: '2026-12-31' },
      'if-match': '"1"',
    });
  });

  it('deletes one after asking', async () => {
    network.on(DELETE, () => json({ message: 'Reward deleted successfully' }));
    await open();
    await pressInMenu('A beer', 'Delete A beer');
    await pressIn('Delete A beer?', 'Delete');
    expect(await told()).toMatchObject({ title: 'Reward deleted successfully' });
  });

  it('hands over what was asked for, and sent again after a lost answer it is one hand-over', async () => {
    network.on(HAND_OVER, unreachable, () => json(handedOver, 201));
    await open();
    await press('Hand over A beer for June Carver');
    const sheet = await dialog('June Carver');
    expect(await sheet.findByText('70 points to spend')).toBeTruthy();
    const [first] = sheet.getAllByRole('listitem');
    expect(within(first ?? document.body).getByText('Asked for')).toBeTruthy();
    expect(sheet.getByText('250 points to go')).toBeTruthy();
    await pressIn('June Carver', 'Hand over A beer');
    expect(await told()).toMatchObject({ destructive: true });
    dismissToast();
    await pressIn('June Carver', 'Hand over A beer');
    expect(await told()).toMatchObject({ title: 'Handed over', description: 'A beer, to June Carver.' });
    const [lost, sent] = network.commands('idempotency-key');
    expect(lost).toEqual({ call: HAND_OVER, body: { rewardId: 7, redemptionId: 5 }, 'idempotency-key': KEY });
    expect(sent).toEqual(lost);
  });

  it('hands it over once, too, when the sheet has heard meanwhile that it is done', async () => {
    network.on(
      OFFER,
      () => offer(redemptionOf()),
      () => offer(handedOver),
    );
    network.on(HAND_OVER, unreachable, () => json(handedOver));
    await open();
    await press('Hand over A beer for June Carver');
    await pressIn('June Carver', 'Hand over A beer');
    await told();
    act(() => onlineManager.setOnline(false));
    act(() => onlineManager.setOnline(true));
    const sheet = await dialog('June Carver');
    await waitFor(() => expect(sheet.queryByText('Asked for')).toBeNull());
    dismissToast();
    await pressIn('June Carver', 'Hand over A beer');
    expect(await told()).toMatchObject({ title: 'Handed over before' });
    const keys = network.commands('idempotency-key').map((command) => command['idempotency-key']);
    expect(keys).toEqual([KEY, keys[0]]);
  });

  it('says of what was asked for that it is not offered any more', async () => {
    for (const rewards of [OFFERED.slice(0, 1), []]) {
      network.on(OFFER, () => json(memberRewardsOf({ rewards, redemptions: [redemptionOf()] })));
      await open();
      await press('Hand over A beer for June Carver');
      const sheet = await dialog('June Carver');
      expect(await sheet.findByText('Not offered any more')).toBeTruthy();
      expect(sheet.getAllByRole('listitem')[0]?.textContent).toContain('A beer');
      expect(sheet.queryByRole('button', { name: 'Hand over A beer' })).toBeNull();
      cleanup();
    }
  });

  it('finds the member by the card for what nobody asked for on a phone', async () => {
    const card = '1A2B3C4D5E6F7081';
    const june = {
      id: 42,
      name: 'June Carver',
      email: 'june@example.com',
      totalPoints: 120,
      spentPoints: 50,
    };
    network.on('GET /api/loyalty/members', ({ query }) => json(query.get('q') === card ? [june] : []));
    network.on(HAND_OVER, () => json(handedOver, 201));
    await open();
    await press('Hand Over');
    await userEvent.type(await screen.findByRole('searchbox'), card);
    await userEvent.click(await screen.findByRole('button', { name: /june@example.com/ }));
    await pressIn('June Carver', 'Hand over A sticker');
    await told();
    expect(network.commands()).toEqual([{ call: HAND_OVER, body: { rewardId: 8 } }]);
  });

  it('takes one back with a reason, and dismisses a request', async () => {
    network.on(LATEST, () => json([handedOver, redemptionOf({ id: 6, memberName: 'Wade' })]));
    network.on(TAKE_BACK, () => json({ ...handedOver, status: 'reversed' }, 201));
    network.on('DELETE /api/loyalty/redemptions/6', () => json({ message: 'Request withdrawn' }));
    await open();
    await press('Take back A beer for June Carver');
    await pressIn('Take Back', 'Give 50 points back');
    expect(await screen.findByText('Reason is required')).toBeTruthy();
    await type('Reason', 'Spilt');
    await pressIn('Take Back', 'Give 50 points back');
    expect(await told()).toMatchObject({ title: 'Taken back' });
    await press('Dismiss A beer for Wade');
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Request withdrawn' }));
    expect(network.commands()).toEqual([
      { call: TAKE_BACK, body: { reason: 'Spilt' } },
      { call: DISMISS.replace('5', '6'), body: null },
    ]);
  });
});
