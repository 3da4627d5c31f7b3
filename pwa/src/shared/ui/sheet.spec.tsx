import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Sheet } from './sheet';
import { useUnsavedWork } from './unsaved-work';

const onClose = jest.fn();

const Form = () => {
  useUnsavedWork(true);
  return <input aria-label="Your Name" />;
};

const backdrop = () => {
  const found = document.querySelector('.sheet-backdrop');
  if (!found) throw new Error('no backdrop');
  return found;
};

/** How high the foot of a sheet reaches, where nothing is laid out: 64 pixels with a foot. */
const layOut = () => {
  globalThis.ResizeObserver = class {
    constructor(private readonly measure: () => void) {}
    observe() {
      this.measure();
    }
    disconnect() {}
    unobserve() {}
  } as unknown as typeof ResizeObserver;
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 800 });
  Object.defineProperty(HTMLElement.prototype, 'offsetTop', {
    configurable: true,
    get(this: HTMLElement) {
      return this.tagName === 'FOOTER' ? 736 : 0;
    },
  });
};
const toastsAbove = () => document.documentElement.style.getPropertyValue('--toasts-above');

describe('Sheet', () => {
  afterEach(() => {
    cleanup();
    onClose.mockClear();
  });

  it('closes at a tap beside it', () => {
    render(<Sheet title="Event" onClose={onClose} children="text" />);

    fireEvent.click(backdrop());

    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('keeps what somebody typed when a thumb slips beside it', () => {
    render(<Sheet title="Mark Attendance" onClose={onClose} children={<Form />} />);

    fireEvent.click(backdrop());
    expect(onClose).not.toHaveBeenCalled();

    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes on Escape also when what had the focus is gone', () => {
    render(<Sheet title="Event" onClose={onClose} children="text" />);

    fireEvent.keyDown(document.body, { key: 'Escape' });

    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('leaves Escape to the dialog on top', () => {
    const onCloseTop = jest.fn();
    render(
      <>
        <Sheet title="Event" onClose={onClose} children="text" />
        <Sheet title="Log out now?" onClose={onCloseTop} children="text" />
      </>,
    );

    fireEvent.keyDown(document.body, { key: 'Escape' });

    expect(onCloseTop).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('gives the focus to the dialog below when the button that opened the upper one is gone', async () => {
    const both = (hasRow: boolean, isAsking: boolean) => (
      <>
        <Sheet title="Ledger" onClose={onClose}>
          {hasRow && <button type="button">Reverse</button>}
        </Sheet>
        {isAsking && <Sheet title="Reverse Entry" onClose={onClose} children="text" />}
      </>
    );
    const { rerender } = render(both(true, false));
    screen.getByRole('button', { name: 'Reverse' }).focus();
    rerender(both(true, true));
    rerender(both(false, true));
    rerender(both(false, false));

    const below = screen.getByRole('dialog', { name: 'Ledger' });
    await waitFor(() => expect(document.activeElement).toBe(below));
  });

  it('does not take the focus from where it has gone since the dialog closed', async () => {
    const page = (isOpen: boolean) => (
      <>
        <button type="button">Mark Attendance</button>
        <h1 tabIndex={-1}>Ticket</h1>
        {isOpen && <Sheet title="Mark Attendance" onClose={onClose} children="text" />}
      </>
    );
    const { rerender } = render(page(false));
    const opener = screen.getByRole('button', { name: 'Mark Attendance' });
    opener.focus();
    rerender(page(true));
    rerender(page(false));
    const heading = screen.getByRole('heading', { name: 'Ticket' });
    heading.focus();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    expect(document.activeElement).toBe(heading);
  });

  it('keeps toasts above a foot that comes later', async () => {
    layOut();
    const sheet = (footer?: string) => (
      <Sheet title="Award Badge" onClose={onClose} footer={footer} children="text" />
    );
    const { rerender } = render(sheet());
    expect(toastsAbove()).toBe('0px');
    rerender(sheet('Award Badge'));
    await waitFor(() => expect(toastsAbove()).toBe('64px'));
  });

  it('keeps toasts above the foot of the dialog that is left when one over it closes', () => {
    layOut();
    const both = (isAsking: boolean) => (
      <>
        <Sheet title="Add Event" onClose={onClose} footer="Create Event" children="text" />
        {isAsking && <Sheet title="Leave without saving?" onClose={onClose} children="text" />}
      </>
    );
    const { rerender, unmount } = render(both(true));
    expect(toastsAbove()).toBe('0px');
    rerender(both(false));
    expect(toastsAbove()).toBe('64px');
    unmount();
    expect(toastsAbove()).toBe('0px');
  });
});
