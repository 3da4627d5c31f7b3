import { jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { offlineDatabase as database } from '#shared/offline/storage/offline-database';
import { currentToast } from '#shared/ui/feedback/toast-store';
import { aNight, SHOW } from '#test/door';
import { picture, resetPhone } from '#test/screens/check-in-sheet-double';
import { useGuestForm } from './use-guest-form';

beforeEach(resetPhone);
afterEach(() => jest.restoreAllMocks());

it('sends a guest to the staff when a full tablet cannot keep their photo', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(database.photos, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const onKept = jest.fn();
  const { result } = renderHook(() => useGuestForm(aNight(), SHOW, onKept));
  act(() => {
    result.current.photo.choose(picture());
    result.current.form.setValue('name', 'Ruby Calloway');
  });
  await act(() => result.current.submit());
  await waitFor(() => expect(currentToast()?.title).toBe('Please Ask Our Staff'));
  expect(onKept).not.toHaveBeenCalled();
  expect(await database.entries.count()).toBe(0);
});
