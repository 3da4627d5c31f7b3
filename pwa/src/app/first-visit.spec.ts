import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { prepareForNoSignal } from './first-visit';
import { createAppRouter } from './router';

const register = jest.fn(() => Promise.resolve());
const router = createAppRouter();

const set = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { configurable: true, value });

beforeEach(() => {
  register.mockClear();
  set(navigator, 'serviceWorker', { controller: null, register, ready: new Promise(() => undefined) });
  // As in a tab that nobody looks at: no frame comes.
  set(window, 'requestAnimationFrame', () => 0);
});
afterEach(() => void Reflect.deleteProperty(document, 'hidden'));

describe('preparing for no signal on the first visit', () => {
  it('waits until the page is drawn', async () => {
    set(document, 'hidden', false);
    prepareForNoSignal(router);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(register).not.toHaveBeenCalled();
  });

  it('does not wait in a tab that was opened in the background, and is looked at in the cellar', async () => {
    set(document, 'hidden', true);
    prepareForNoSignal(router);
    await waitFor(() => expect(register).toHaveBeenCalledWith('/service-worker.js'));
  });
});
