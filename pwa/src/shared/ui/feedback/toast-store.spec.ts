import { jest } from '@jest/globals';
import {
  currentToast,
  dismissRefusal,
  dismissToast,
  holdToast,
  leaveToastBehind,
  releaseToast,
  showToast,
} from './toast-store';

describe('showToast', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    dismissToast();
    jest.useRealTimers();
  });

  it('shows one toast at a time, the latest', () => {
    showToast({ title: 'Welcome back!' });
    showToast({ title: 'Logged out' });

    expect(currentToast()?.title).toBe('Logged out');
  });

  it('takes the toast away after five seconds', () => {
    showToast({ title: 'Welcome back!' });

    jest.advanceTimersByTime(4_999);
    expect(currentToast()).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(currentToast()).toBeNull();
  });

  it('stays while somebody is reading it, and its whole time after that', () => {
    showToast({ title: 'Welcome back!' });
    holdToast();
    jest.advanceTimersByTime(60_000);
    expect(currentToast()).not.toBeNull();

    releaseToast();
    jest.advanceTimersByTime(4_999);
    expect(currentToast()).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(currentToast()).toBeNull();
  });

  it('gives a second toast its whole time', () => {
    showToast({ title: 'First' });
    jest.advanceTimersByTime(4_000);
    showToast({ title: 'Second' });
    jest.advanceTimersByTime(4_000);

    expect(currentToast()?.title).toBe('Second');
  });

  it('is seen on the page that its own cause leads to', () => {
    document.dispatchEvent(new Event('pointerdown'));
    showToast({ title: 'Welcome back!' });
    leaveToastBehind();

    expect(currentToast()?.title).toBe('Welcome back!');
  });

  it.each(['pointerdown', 'keydown'])('stays behind when somebody goes on to another page (%s)', (act) => {
    showToast({ title: 'Attendance Recorded!' });
    document.dispatchEvent(new Event(act));
    leaveToastBehind();

    expect(currentToast()).toBeNull();
  });

  it('goes as a refusal, and only as that, when the same goes well', () => {
    showToast({ title: 'Logged out' });
    dismissRefusal();
    expect(currentToast()?.title).toBe('Logged out');

    showToast({ title: 'Photo Required', destructive: true });
    dismissRefusal();
    expect(currentToast()).toBeNull();
  });
});
