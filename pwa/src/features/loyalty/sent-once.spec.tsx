import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { storeSessionId } from '#shared/http/stored-session-id';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { memberRewardsOf, redemptionOf } from '#test/factories/reward.factory';
import { fakeNetwork, json, problem, unreachable } from '#test/fake-network';
import { useBadgeForm } from '#features/loyalty/badges/use-badge-commands';
import { useAdjustment, useReversal } from '#features/loyalty/members/use-member-commands';
import { memberRewardsQuery, type Redemption } from '#features/loyalty/rewards/rewards.queries';
import { useHandOver, useRedemptionReversal } from '#features/loyalty/rewards/use-redemption-commands';

const network = fakeNetwork();
const keyReused = () => problem(409, 'loyalty.key-reused', 'This was already sent with other details.');

/** Each form that is sent with a key, and how what is typed into it is changed. */
const useTypedAdjustment = (onDone: () => void) => {
  const { form, submit } = useAdjustment(7, onDone);
  const type = (reason: string) => {
    form.setValue('points', '30');
    form.setValue('reason', reason);
  };
  return { submit, type };
};
const useTypedReversal = (onDone: () => void) => {
  const { form, submit } = useReversal(3, onDone);
  return { submit, type: (reason: string) => form.setValue('reason', reason) };
};
const useTypedBadge = (onDone: () => void) => {
  const { form, submit } = useBadgeForm(null, onDone);
  const type = (name: string) => {
    form.setValue('name', name);
    form.setValue('description', 'Lends a hand');
  };
  return { submit, type };
};

const open = <Result,>(hook: () => Result, redemptions: Redemption[] = []) => {
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  client.setQueryData(memberRewardsQuery(7).queryKey, memberRewardsOf({ redemptions }));
  return renderHook(hook, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
};

describe('what is sent for the loyalty programme', () => {
  afterEach(dismissToast);

  it.each([
    ['adjustment', useTypedAdjustment, 'POST /api/loyalty/members/7/adjustments'],
    ['reversal', useTypedReversal, 'POST /api/loyalty/ledger/3/reversal'],
    ['badge', useTypedBadge, 'POST /api/loyalty/badges'],
  ])('is one %s, also when it is changed after its answer was lost', async (_what, useForm, route) => {
    network.on(route, unreachable, keyReused);
    let timesDone = 0;
    const { result } = open(() => useForm(() => (timesDone += 1)));
    act(() => result.current.type('Helped at the door'));
    await act(() => result.current.submit());
    await waitFor(() => expect(currentToast()?.title).toBe('Error'));
    act(() => result.current.type('Helped at the bar'));
    await act(() => result.current.submit());
    await waitFor(() => expect(timesDone).toBe(1));
    const [first, second] = network.commands('idempotency-key').map((sent) => sent['idempotency-key']);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
    expect(currentToast()).toMatchObject({ title: 'Already sent' });
  });
});

describe('a hand-over whose answer was lost', () => {
  const HAND_OVER = 'POST /api/loyalty/members/7/redemptions';
  const keys = () => network.commands('idempotency-key').map((sent) => sent['idempotency-key']);
  /** Opens the sheet, which shows these, hands over and closes the sheet. @returns what the toast says */
  const handOver = async (redemptionId?: number, shown?: Redemption[]) => {
    const { result, unmount } = open(() => useHandOver(7), shown);
    act(() => result.current.mutate({ rewardId: 8, redemptionId }));
    await waitFor(() => expect(currentToast()).not.toBeNull());
    await waitFor(() => expect(result.current.isPending).toBe(false));
    const told = currentToast();
    dismissToast();
    unmount();
    return told;
  };
  beforeEach(() => storeSessionId(crypto.randomUUID()));
  afterEach(() => void jest.restoreAllMocks());

  it('is the same one when the sheet is opened again, until the answer has come', async () => {
    network.on(HAND_OVER, unreachable, () => json(redemptionOf()));
    await handOver(5);
    await handOver();
    await handOver();
    const [lost, again, next] = keys();
    expect(again).toBe(lost);
    expect(next).not.toBe(lost);
  });

  it('is another one for another request, and some minutes later', async () => {
    network.on(HAND_OVER, unreachable);
    await handOver(5);
    await handOver(6);
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 121_000);
    await handOver();
    expect(new Set(keys()).size).toBe(3);
  });

  it('is another one for who signs in next', async () => {
    network.on(HAND_OVER, unreachable);
    await handOver();
    storeSessionId('of-june');
    await handOver();
    expect(new Set(keys()).size).toBe(2);
  });

  it('is another one once it was taken back', async () => {
    network.on(HAND_OVER, unreachable);
    const handedOver = redemptionOf({ id: 5, memberId: 7, rewardId: 8, status: 'handed-over' });
    network.on('POST /api/loyalty/redemptions/5/reversal', () => json({ ...handedOver, status: 'reversed' }));
    await handOver();
    const { result } = open(() => useRedemptionReversal(handedOver, () => undefined));
    act(() => result.current.form.setValue('reason', 'A mistake'));
    await act(() => result.current.submit());
    await waitFor(() => expect(currentToast()?.title).toBe('Taken back'));
    dismissToast();
    await handOver();
    const [lost, , next] = keys();
    expect(next).not.toBe(lost);
  });

  it('says that it was handed over before, where its sheet shows it, or taken back', async () => {
    const handedOver = redemptionOf({ status: 'handed-over' });
    const taken = redemptionOf({ status: 'reversed' });
    network.on(
      HAND_OVER,
      unreachable,
      () => json(handedOver),
      unreachable,
      () => json(taken),
    );
    await handOver();
    expect(await handOver(undefined, [handedOver])).toMatchObject({ title: 'Handed over before' });
    await handOver();
    expect(await handOver()).toMatchObject({ title: 'Taken back before' });
  });

  it('says that it is handed over when its request was still open as it was pressed again', async () => {
    network.on(HAND_OVER, unreachable, () => json(redemptionOf({ status: 'handed-over' })));
    await handOver(5);
    expect(await handOver(5, [redemptionOf()])).toMatchObject({ title: 'Handed over' });
  });
});
