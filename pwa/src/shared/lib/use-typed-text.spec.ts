import { jest } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useTypedText } from './use-typed-text';

const tell = jest.fn<(text: string) => void>();

/** A search as it stands in the address. */
const search = (told = '') => {
  const { result, rerender } = renderHook((now: string) => useTypedText(now, tell), { initialProps: told });
  return {
    text: () => result.current[0],
    type: (text: string) => act(() => result.current[1](text)),
    /** The address says so now. */
    follow: (now: string) => rerender(now),
  };
};
const typingPauses = () => act(() => jest.advanceTimersByTime(300));

describe('what is typed into a search', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    tell.mockClear();
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  it('is told once the typing pauses, and stays as it was typed', () => {
    const { text, type, follow } = search();
    type('b');
    type('barn ');
    expect(tell).not.toHaveBeenCalled();
    typingPauses();
    expect(tell.mock.calls).toEqual([['barn']]);
    follow('barn');
    expect(text()).toBe('barn ');
  });

  it('is there again when Back leads to its list once more', () => {
    const { text, type, follow } = search();
    type('barn');
    typingPauses();
    follow('barn');
    follow('');
    expect(text()).toBe('');
    follow('barn');
    expect(text()).toBe('barn');
  });
});
