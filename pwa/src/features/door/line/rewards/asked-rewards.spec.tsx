import 'fake-indexeddb/auto';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Tonight } from '#features/door/acts/tonight';
import { LineContext } from '#features/door/line/line-context';
import { doorDatabase } from '#features/door/store/door-database';
import { keepDevice } from '#features/door/store/door-device';
import { noteReachability } from '#shared/offline/status/reachability';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { aNight, aPerson, SHOW } from '#test/door';
import { fakeNetwork, json, problem, unreachable } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import { AskedRewards } from './asked-rewards';
import type { AskedReward } from './asked-rewards.queries';

const ASKED = 'GET /api/door/members/7/asked-rewards';
const HAND_OVER = 'POST /api/door/redemptions';
const NEEDS_NETWORK = /Handing over a reward needs the network/;

const BEER: AskedReward = {
  redemptionId: 5,
  rewardId: 3,
  rewardName: 'A beer',
  points: 50,
  handedOverAt: null,
  problem: null,
};
const NO_TONIGHT: Tonight = {
  rows: [],
  inside: new Map(),
  tally: { inside: 0, people: 0, checkIns: 0, left: 0, firstTimers: 0 },
  waiting: 0,
  stuck: [],
};

const network = fakeNetwork({ [ASKED]: () => json([BEER]) });

const open = () =>
  showScreen(
    <LineContext value={{ night: aNight(), show: SHOW, person: aPerson(), tonight: NO_TONIGHT }}>
      <AskedRewards memberId={7} />
    </LineContext>,
  );
const handOver = async () => userEvent.click(await screen.findByRole('button', { name: 'Hand over A beer' }));
const told = () => waitFor(() => expect(currentToast()).not.toBeNull()).then(() => currentToast());

describe('rewards at the door', () => {
  beforeEach(() => keepDevice({ token: 'door_token' }));
  afterEach(() => {
    cleanup();
    dismissToast();
    act(() => noteReachability(true));
  });
  afterAll(() => doorDatabase.close());

  it('are handed over by one tap, as the tablet and the person, once', async () => {
    network.on(
      ASKED,
      () => json([BEER]),
      () => json([BEER]),
      () => json([]),
    );
    network.on(HAND_OVER, unreachable, () =>
      json({ clientKey: 'key', memberName: 'Loretta Hayes', rewardName: 'A beer' }, 201),
    );
    open();
    await handOver();
    expect(await told()).toMatchObject({ destructive: true });
    dismissToast();
    await handOver();
    expect(await told()).toMatchObject({ title: 'Handed over', description: 'A beer, to Loretta Hayes.' });
    const [lost, sent] = network.commands('idempotency-key', 'authorization');
    expect(lost).toEqual({
      call: HAND_OVER,
      body: { recordedBy: 3, memberId: 7, rewardId: 3, redemptionId: 5 },
      'idempotency-key': expect.stringMatching(/^[0-9a-f-]{36}$/),
      authorization: 'Bearer door_token',
    });
    expect(sent).toEqual(lost);
  });

  it('say that handing over needs the network when there is none', async () => {
    network.on(ASKED, unreachable);
    open();
    expect(await screen.findByText(NEEDS_NETWORK)).toBeTruthy();
  });

  it('that were handed over while the answer was lost say when, once the sheet is opened again', async () => {
    network.on(
      ASKED,
      () => json([BEER]),
      () => json([{ ...BEER, handedOverAt: '2026-11-21T01:40:00.000Z' }]),
    );
    network.on(HAND_OVER, unreachable);
    open();
    await handOver();
    await told();
    cleanup();
    open();
    expect(await screen.findByText('Handed over, 7:40 PM')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('say so, too, once the network goes', async () => {
    open();
    await screen.findByRole('button', { name: 'Hand over A beer' });
    act(() => noteReachability(false));
    expect(screen.getByText(NEEDS_NETWORK)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('say why one cannot be handed over, and never what the member has', async () => {
    network.on(ASKED, () =>
      json([
        { ...BEER, problem: 'too-few-points' },
        { ...BEER, redemptionId: 6, rewardName: 'A poster', problem: 'none-left' },
      ]),
    );
    open();
    expect(
      await screen.findByText('This reward takes 50 points, and there are not that many to spend.'),
    ).toBeTruthy();
    expect(screen.getByText('There is none left of this reward.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are told in the venue’s words when another door was faster, and asked for again', async () => {
    network.on(
      ASKED,
      () => json([BEER]),
      () => json([]),
    );
    network.on(HAND_OVER, () => problem(409, 'loyalty.redemption-closed', 'This was handed over already.'));
    open();
    await handOver();
    expect(await told()).toMatchObject({ description: 'This was handed over already.' });
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  });
});
