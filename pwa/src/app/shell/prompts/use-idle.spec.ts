import { jest } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useIdle } from './use-idle';

const set = (name: 'onLine' | 'serviceWorker', value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value });

const isIdleAfter = (milliseconds: number): boolean => {
  const { result } = renderHook(() => useIdle());
  act(() => void jest.advanceTimersByTime(milliseconds));
  return result.current;
};

describe('useIdle', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    set('serviceWorker', { controller: null });
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    Reflect.deleteProperty(navigator, 'onLine');
  });

  it('leaves a first visit to what it reads first', () => {
    expect(isIdleAfter(1_400)).toBe(false);
    expect(isIdleAfter(1_500)).toBe(true);
  });

  it('waits for nothing where the worker has the rest', () => {
    set('serviceWorker', { controller: {} });
    expect(isIdleAfter(0)).toBe(true);
  });

  it('waits for nothing without a network, and as ever where there can be no worker', () => {
    set('onLine', false);
    expect(isIdleAfter(0)).toBe(true);
    set('onLine', true);
    set('serviceWorker', undefined);
    expect(isIdleAfter(1_400)).toBe(false);
  });
});
