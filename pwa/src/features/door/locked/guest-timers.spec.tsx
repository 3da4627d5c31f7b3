import { jest } from '@jest/globals';
import { act, fireEvent, renderHook } from '@testing-library/react';
import { renderThemed } from '#test/themed';
import { GuestStub } from './guest-stub';
import { useAbandoned } from './use-abandoned';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1_000));

describe('a form at the locked tablet', () => {
  /** As the screen does: it renders again every few seconds, with another function. */
  const leftForm = () => {
    const onAbandoned = jest.fn();
    const { rerender, unmount } = renderHook(() => useAbandoned(() => void onAbandoned()));
    return { onAbandoned, rerender, unmount };
  };

  it('is cleared 45 seconds after the last touch, also while the screen is rendered again', () => {
    const { onAbandoned, rerender } = leftForm();
    fireEvent.keyDown(document.body, { key: 'L' });
    pass(40);
    rerender();
    expect(onAbandoned).not.toHaveBeenCalled();
    pass(5);
    expect(onAbandoned).toHaveBeenCalledTimes(1);
  });

  it('is left alone while somebody is at it, before anybody was, and once it is gone', () => {
    const { onAbandoned, unmount } = leftForm();
    pass(60);
    for (let touch = 0; touch < 3; touch += 1) {
      fireEvent.keyDown(document.body, { key: 'L' });
      pass(44);
    }
    unmount();
    pass(60);
    expect(onAbandoned).not.toHaveBeenCalled();
  });
});

it('a stub makes room for the next guest after 8 seconds, also while the screen is rendered again', () => {
  const onDone = jest.fn();
  const stub = () => <GuestStub name="Loretta Hayes" email="" onDone={() => void onDone()} />;
  const { rerender } = renderThemed(stub());
  pass(7);
  rerender(stub());
  expect(onDone).not.toHaveBeenCalled();
  pass(1);
  expect(onDone).toHaveBeenCalledTimes(1);
});
