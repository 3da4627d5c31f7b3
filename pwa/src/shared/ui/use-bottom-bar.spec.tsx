import { cleanup, fireEvent, render } from '@testing-library/react';
import { standAbove, standDown } from './toasts-above';
import { useBottomBar } from './use-bottom-bar';

const toastsAbove = () => document.documentElement.style.getPropertyValue('--toasts-above');
const Bar = () => <div ref={useBottomBar<HTMLDivElement>()} />;

/** The bar at this place of a screen 800 pixels high. */
const place = (top: number, bottom: number) => {
  window.innerHeight = 800;
  HTMLElement.prototype.getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
};

describe('a bar at the lower edge', () => {
  const { getBoundingClientRect } = HTMLElement.prototype;
  beforeAll(() => {
    globalThis.ResizeObserver = class {
      constructor(private readonly tell: () => void) {}
      observe() {
        this.tell();
      }
      unobserve() {}
      disconnect() {}
    } as unknown as typeof ResizeObserver;
  });
  afterEach(cleanup);
  afterAll(() => (HTMLElement.prototype.getBoundingClientRect = getBoundingClientRect));

  it('has toasts above it, also where it comes to as the page scrolls, and no longer once it is gone', () => {
    place(732, 800);
    const { unmount } = render(<Bar />);
    expect(toastsAbove()).toBe('68px');
    place(690, 758);
    fireEvent.scroll(window);
    expect(toastsAbove()).toBe('110px');
    unmount();
    expect(toastsAbove()).toBe('0px');
  });

  it('lifts no toast that has room under it', () => {
    place(300, 368);
    render(<Bar />);
    expect(toastsAbove()).toBe('0px');
  });

  it('gives way to the foot of a dialog that is opened over it', () => {
    place(732, 800);
    render(<Bar />);
    const sheet = document.createElement('div');
    standAbove(sheet, 90);
    fireEvent.scroll(window);
    expect(toastsAbove()).toBe('90px');
    standDown(sheet);
    expect(toastsAbove()).toBe('68px');
  });
});
