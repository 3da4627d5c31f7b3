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
afterEach(() => {
  Reflect.deleteProperty(document, 'hidden');
  document.body.replaceChildren();
});

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

  describe('with what a check-in is made of', () => {
    const fetched = jest.fn((_address: string) => Promise.resolve(new Response()));
    const linkTo = (file: string, preloads: boolean): HTMLLinkElement => {
      const link = document.createElement('link');
      link.dataset.checkIn = file;
      set(link, 'relList', { supports: () => preloads });
      document.body.append(link);
      return link;
    };
    const isPrepared = () => document.documentElement.classList.contains('prepared');
    const soon = () => new Promise((resolve) => setTimeout(resolve, 50));

    beforeEach(() => {
      fetched.mockClear();
      set(globalThis, 'fetch', fetched);
      set(document, 'hidden', true);
    });

    it.each(['load', 'error'])('waits for each script until its %s, and runs none', async (end) => {
      const scripts = ['/assets/check-in.js', '/assets/offline.js'].map((file) => linkTo(file, true));
      prepareForNoSignal();
      await soon();
      expect(scripts.map(({ rel, href }) => [rel, new URL(href).pathname])).toEqual([
        ['modulepreload', '/assets/check-in.js'],
        ['modulepreload', '/assets/offline.js'],
      ]);
      scripts[0]?.dispatchEvent(new Event(end));
      await soon();
      expect(isPrepared()).toBe(false);
      scripts[1]?.dispatchEvent(new Event(end));
      await prepared();
      expect(fetched).not.toHaveBeenCalled();
    });

    it('fetches stylesheets, and scripts where the browser preloads none; what fails holds up nothing', async () => {
      fetched.mockRejectedValueOnce(new TypeError('no network'));
      linkTo('/assets/screens.css', true);
      linkTo('/assets/check-in.js', false);
      prepareForNoSignal();
      await prepared();
      expect(fetched.mock.calls.map(([address]) => new URL(address).pathname)).toEqual([
        '/assets/screens.css',
        '/assets/check-in.js',
      ]);
    });
  });
});
