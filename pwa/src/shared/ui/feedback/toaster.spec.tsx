import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { currentToast, dismissToast, showToast, TOAST_MS } from './toast-store';
import { Toaster } from './toaster';

const move = (pixels: number) => {
  const moved = new MouseEvent('pointermove', { bubbles: true });
  Object.defineProperties(moved, { movementX: { value: pixels }, movementY: { value: 0 } });
  fireEvent(screen.getByText('Error'), moved);
};
const wait = () => act(() => void jest.advanceTimersByTime(TOAST_MS));

describe('a toast', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(<Toaster />);
    act(() => showToast({ title: 'Error', destructive: true }));
    fireEvent.pointerEnter(screen.getByText('Error'));
  });
  afterEach(() => {
    act(dismissToast);
    cleanup();
    jest.useRealTimers();
  });

  it('goes although it came up under a resting pointer', () => {
    move(0);
    wait();
    expect(currentToast()).toBeNull();
  });

  it('stays while somebody points at it', () => {
    move(3);
    wait();
    expect(currentToast()).not.toBeNull();
  });

  it('is read out by one live region', () => {
    expect(screen.getByRole('alert').textContent).toContain('Error');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('is only seen when the field that says the same is read out', () => {
    act(() => showToast({ title: 'Name Required', destructive: true, isInline: true }));
    expect(screen.getByText('Name Required').closest('[role], [aria-live]')).toBeNull();
  });
});
