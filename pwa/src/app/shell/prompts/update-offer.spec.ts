import { jest } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import { useUnsavedWork } from '#shared/ui/mutation/unsaved-work';
import type { Update } from './update-offer';

const messageSkipWaiting = jest.fn();
let tellWaiting = (): void => undefined;
jest.unstable_mockModule('workbox-window', () => ({
  Workbox: class {
    addEventListener = (_waiting: string, tell: () => void) => void (tellWaiting = tell);
    register = () => Promise.resolve(undefined);
    messageSkipWaiting = messageSkipWaiting;
  },
}));
const { watchForUpdates } = await import('./update-offer');

const reload = jest.fn();
const registration: { waiting: object | null } = { waiting: null };
const container = Object.assign(new EventTarget(), { getRegistration: () => Promise.resolve(registration) });

/** The new worker takes over every tab, on the word of one of them. */
const takeOver = () => {
  registration.waiting = null;
  container.dispatchEvent(new Event('controllerchange'));
};
/** What was set going by the events until now has come to its end. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

/** A tab that is offered a version. Returns its "Update". */
const offered = async () => {
  let update: Update | undefined;
  await watchForUpdates((take) => void (update = take), reload);
  tellWaiting();
  return () => update?.();
};

describe('watchForUpdates', () => {
  beforeAll(() => void Object.assign(navigator, { serviceWorker: container }));
  afterAll(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
  beforeEach(() => {
    jest.clearAllMocks();
    registration.waiting = {};
  });

  it('reloads once the new version has taken over, however often it was asked for', async () => {
    const update = await offered();
    void update();
    void update();
    await waitFor(() => expect(messageSkipWaiting).toHaveBeenCalledTimes(1));
    expect(reload).not.toHaveBeenCalled();

    takeOver();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    takeOver();
    await settled();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads at once where another tab has let the new version take over', async () => {
    const update = await offered();
    takeOver();
    await settled();
    expect(reload).not.toHaveBeenCalled();

    void update();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(messageSkipWaiting).not.toHaveBeenCalled();
  });

  it('reloads where the browser has forgotten that the new version is to take over', async () => {
    const update = await offered();
    jest.useFakeTimers();
    const updated = update();
    await jest.advanceTimersByTimeAsync(10_000);
    jest.useRealTimers();
    expect(await updated).toBeNull();
    expect(messageSkipWaiting).toHaveBeenCalledTimes(1);
    expect(reload).toHaveBeenCalledTimes(1);

    takeOver();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  });

  it('does not reload over what is typed when the new version takes long to take over', async () => {
    const update = await offered();
    void update();
    await waitFor(() => expect(messageSkipWaiting).toHaveBeenCalled());
    const { unmount } = renderHook(() => useUnsavedWork(true));

    takeOver();
    await settled();
    expect(reload).not.toHaveBeenCalled();

    unmount();
    void update();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });
});
