import { cleanup, fireEvent, render } from '@testing-library/react';
import { useBottomBar } from './use-bottom-bar';

const givesWay = () => document.documentElement.hasAttribute('data-bottom-bar');
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

  it('has the navigation give way, also where it comes to as the page scrolls, until it is gone', () => {
    place(300, 368);
    const { unmount } = render(<Bar />);
    expect(givesWay()).toBe(false);
    place(724, 792);
    fireEvent.scroll(window);
    expect(givesWay()).toBe(true);
    unmount();
    expect(givesWay()).toBe(false);
  });

  it('keeps what gets the focus clear of it', () => {
    place(724, 792);
    const { unmount } = render(<Bar />);
    expect(document.documentElement.style.getPropertyValue('--bottom-bar')).toBe('76px');
    unmount();
    expect(document.documentElement.style.getPropertyValue('--bottom-bar')).toBe('');
  });

  it('still has its place when another bar there goes', () => {
    place(724, 792);
    render(<Bar />);
    render(<Bar />).unmount();
    expect(givesWay()).toBe(true);
  });

  it('leaves the navigation while it is still below the screen', () => {
    place(900, 968);
    render(<Bar />);
    expect(givesWay()).toBe(false);
  });
});
