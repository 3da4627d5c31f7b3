import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { prepareForNoSignal } from './first-visit';

const register = jest.fn(() => Promise.resolve());

const set = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { configurable: true, value });

let draw: FrameRequestCallback | undefined;

beforeEach(() => {
  register.mockClear();
  document.documentElement.classList.remove('prepared');
  set(navigator, 'serviceWorker', { controller: null, register, ready: new Promise(() => undefined) });
  // As in a tab that nobody looks at: no frame comes by itself.
  set(window, 'requestAnimationFrame', (callback: FrameRequestCallback) => {
    draw = callback;
    return 0;
  });
});
afterEach(() => void Reflect.deleteProperty(document, 'hidden'));

const prepared = () =>
  waitFor(() => expect(document.documentElement.classList.contains('prepared')).toBe(true));

describe('preparing for no signal on the first visit', () => {
  it('waits until the page is drawn', async () => {
    set(document, 'hidden', false);
    prepareForNoSignal();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(register).not.toHaveBeenCalled();
    draw?.(0);
    await prepared();
    expect(register).toHaveBeenCalledWith('/service-worker.js');
  });

  it('does not wait in a tab that was opened in the background, and is looked at in the cellar', async () => {
    set(document, 'hidden', true);
    prepareForNoSignal();
    await prepared();
    expect(register).toHaveBeenCalledWith('/service-worker.js');
  });
});
