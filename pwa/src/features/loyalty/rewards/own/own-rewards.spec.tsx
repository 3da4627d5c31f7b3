import { jest } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { memberRewardsOf, offerOf, redemptionOf } from '#test/factories/reward.factory';
import { fakeNetwork, json, problem } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import { OwnRewards } from './own-rewards';

const OFFER = 'GET /api/loyalty/members/42/rewards';
const ASK = 'POST /api/loyalty/members/42/asked-rewards';
const WITHDRAW = 'DELETE /api/loyalty/redemptions/5';

const network = fakeNetwork({ [OFFER]: () => json(memberRewardsOf()) });
const open = () => showScreen(<OwnRewards memberId={42} points={70} />);
const panel = async () => within(await screen.findByRole('region', { name: 'What your points buy' }));

describe('what one’s points buy', () => {
  afterEach(() => {
    cleanup();
    dismissToast();
    jest.useRealTimers();
  });

  it('is shown with what can be spent, what is missing and what is gone', async () => {
    network.on(OFFER, () =>
      json(
        memberRewardsOf({
          rewards: [
            offerOf({ left: 3 }),
            offerOf({ id: 8, name: 'A shirt', points: 300, problem: 'too-few-points', missingPoints: 250 }),
            offerOf({ id: 9, name: 'A poster', left: 0, problem: 'none-left' }),
            offerOf({ id: 10, name: 'A fan', problem: 'over' }),
          ],
        }),
      ),
    );
    open();
    const shown = await panel();
    expect(shown.getByText('70 points')).toBeTruthy();
    expect(shown.getByText('50 points · 3 left')).toBeTruthy();
    expect(shown.getByText('250 points to go')).toBeTruthy();
    expect(shown.getByText('None left')).toBeTruthy();
    expect(shown.queryByText('A fan')).toBeNull();
    expect(shown.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Ask for it']);
  });

  it('is asked for again when the points move', async () => {
    network.on(
      OFFER,
      () => json(memberRewardsOf({ spendablePoints: 0, rewards: [offerOf({ problem: 'too-few-points' })] })),
      () => json(memberRewardsOf()),
    );
    const Page = () => {
      const [points, setPoints] = useState(0);
      return (
        <>
          <button onClick={() => setPoints(70)}>A badge</button>
          <OwnRewards memberId={42} points={points} />
        </>
      );
    };
    showScreen(<Page />);
    expect((await panel()).queryByRole('button')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'A badge' }));
    expect(await (await panel()).findByRole('button')).toBeTruthy();
  });

  it('is nothing at a venue that offers nothing', async () => {
    network.on(OFFER, () => json(memberRewardsOf({ rewards: [] })));
    open();
    await waitFor(() => expect(network.calls).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    expect(screen.queryByText('What your points buy')).toBeNull();
  });

  it('is asked for once, and can be withdrawn until it is handed over', async () => {
    network.on(
      OFFER,
      () => json(memberRewardsOf()),
      () => json(memberRewardsOf({ redemptions: [redemptionOf()] })),
    );
    network.on(ASK, () => json(redemptionOf(), 201));
    network.on(WITHDRAW, () => json({ message: 'Request withdrawn' }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for A beer' }));
    const shown = await panel();
    expect(await shown.findByText('Asked for')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ask for A beer' })).toBeNull();
    await userEvent.click(shown.getByRole('button', { name: 'Withdraw A beer' }));
    await waitFor(() => expect(network.commands()).toHaveLength(2));
    expect(network.commands('idempotency-key')).toEqual([
      { call: ASK, body: { rewardId: 7 }, 'idempotency-key': expect.stringMatching(/^[0-9a-f-]{36}$/) },
      { call: WITHDRAW, body: null, 'idempotency-key': null },
    ]);
  });

  it('keeps the focus of a keyboard while it is asked for and withdrawn', async () => {
    const shirt = offerOf({ id: 8, name: 'A shirt' });
    const free = memberRewardsOf({ rewards: [offerOf(), shirt] });
    const asked = redemptionOf({ rewardId: 8, rewardName: 'A shirt' });
    network.on(
      OFFER,
      () => json(free),
      () => json({ ...free, redemptions: [asked] }),
      () => json(free),
    );
    network.on(ASK, () => json(asked, 201));
    network.on(WITHDRAW, () => json({ message: 'Request withdrawn' }));
    open();
    const pressAndLook = async (name: string, words: string) => {
      (await screen.findByRole('button', { name })).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
      await waitFor(() => expect(document.activeElement?.tagName).toBe('LI'));
      expect(document.activeElement?.textContent).toContain(words);
    };
    await pressAndLook('Ask for A shirt', 'A shirt50 points, taken when');
    await pressAndLook('Withdraw A shirt', 'A shirtAny from the tap.');
  });

  it('says in the venue’s words why it cannot be had', async () => {
    network.on(ASK, () => problem(409, 'loyalty.reward-none-left', 'There is none left of this reward.'));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for A beer' }));
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ description: 'There is none left of this reward.' }),
    );
  });

  it('follows the bar while something is asked for, and shows what was taken back and why', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const got = redemptionOf({ status: 'handed-over', handedOverAt: '2026-11-21T02:00:00.000Z' });
    network.on(
      OFFER,
      () => json(memberRewardsOf({ redemptions: [redemptionOf()] })),
      () =>
        json(
          memberRewardsOf({
            spendablePoints: 20,
            redemptions: [
              got,
              { ...got, id: 4, status: 'reversed', reversedAt: '2026-11-21T03:00:00.000Z', reason: 'Spilt' },
            ],
          }),
        ),
    );
    open();
    await (await panel()).findByText('Asked for');
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    const shown = await panel();
    expect(await shown.findByText('Handed over')).toBeTruthy();
    expect(shown.getByText('20 points')).toBeTruthy();
    expect(shown.getByText(/Your points are back: Spilt/)).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(network.calls).toHaveLength(2);
  });
});
