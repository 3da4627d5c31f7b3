import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { fakeNetwork, problem, unreachable } from '#test/fake-network';
import { useBadgeForm } from '#features/loyalty/badges/use-badge-commands';
import { useAdjustment, useReversal } from '#features/loyalty/members/use-member-commands';

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

describe('what is sent for the loyalty programme', () => {
  afterEach(dismissToast);

  it.each([
    ['adjustment', useTypedAdjustment, 'POST /api/loyalty/members/7/adjustments'],
    ['reversal', useTypedReversal, 'POST /api/loyalty/ledger/3/reversal'],
    ['badge', useTypedBadge, 'POST /api/loyalty/badges'],
  ])('is one %s, also when it is changed after its answer was lost', async (_what, useForm, route) => {
    network.on(route, unreachable, keyReused);
    let timesDone = 0;
    const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
    const { result } = renderHook(() => useForm(() => (timesDone += 1)), {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    });
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
