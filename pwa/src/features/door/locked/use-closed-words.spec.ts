import { renderHook, waitFor } from '@testing-library/react';
import { wallClockAt } from '#contract/rules/clock';
import { applyList } from '#features/door/store/door-list';
import { aList, aNight, SHOW } from '#test/door';
import { useClosedWords } from './use-closed-words';

it('opens by the venue’s clock when the tablet’s is a day behind', async () => {
  const tomorrow = new Date(Date.now() + 24 * 3_600_000);
  await applyList(aList({ isWhole: true, night: aNight(), readAt: tomorrow.toISOString() }));
  const show = { ...SHOW, ...wallClockAt(tomorrow, 'UTC'), doorsTime: null, endTime: null };
  const words = renderHook(() => useClosedWords({ ...aNight(), timeZone: 'UTC' }, show));
  const early = renderHook(() =>
    useClosedWords({ ...aNight(), timeZone: 'UTC' }, { ...show, date: '2099-01-01' }),
  );
  await waitFor(() => expect(early.result.current).toMatch(/opens/i));
  expect(words.result.current).toBeNull();
});
