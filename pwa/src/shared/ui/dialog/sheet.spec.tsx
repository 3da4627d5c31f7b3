import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderThemed } from '#test/themed';
import { Sheet } from './sheet';
import { useUnsavedWork } from '#shared/ui/mutation/unsaved-work';

const onClose = jest.fn();

const Form = () => {
  useUnsavedWork(true);
  return <input aria-label="Your Name" />;
};

/** It listens to the keys once it is on the screen. */
const frame = () => new Promise(requestAnimationFrame);
const tapBeside = () => void fireEvent.click(layer());

/** The phone's screen, 800 pixels high, of which the keyboard leaves this much. */
const keyboardLeaves = (height: number, offsetTop = 0, scale = 1) => {
  window.innerHeight = 800;
  Object.assign(viewport, { height, offsetTop, scale });
  act(() => void viewport.dispatchEvent(new Event('resize')));
};
const viewport = new EventTarget();
const layer = () => screen.getByRole('dialog').parentElement as HTMLElement;

describe('Sheet', () => {
  afterEach(() => {
    cleanup();
    onClose.mockClear();
  });

  it('closes at a tap beside it', () => {
    renderThemed(<Sheet title="Event" onClose={onClose} children="text" />);

    tapBeside();

    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('keeps what somebody typed when a thumb slips beside it', async () => {
    renderThemed(<Sheet title="Mark Attendance" onClose={onClose} isRoute children={<Form />} />);

    tapBeside();
    expect(onClose).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes on Escape also when what had the focus is gone', async () => {
    renderThemed(<Sheet title="Event" onClose={onClose} children="text" />);

    await frame();
    await userEvent.keyboard('{Escape}');

    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('leaves Escape to the dialog on top', async () => {
    const onCloseTop = jest.fn();
    renderThemed(
      <>
        <Sheet title="Event" onClose={onClose} children="text" />
        <Sheet title="Log out now?" onClose={onCloseTop} children="text" />
      </>,
    );

    await frame();
    await userEvent.keyboard('{Escape}');

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
    const { rerender } = renderThemed(both(true, false));
    screen.getByRole('button', { name: 'Reverse' }).focus();
    rerender(both(true, true));
    rerender(both(false, true));
    rerender(both(false, false));

    const below = screen.getByRole('dialog', { name: 'Ledger' });
    await waitFor(() => expect(document.activeElement).toBe(below));
  });

  it('gives the focus back to the button of the dialog below that opened the upper one', async () => {
    const both = (isAsking: boolean) => (
      <>
        <Sheet title="Edit Event" onClose={onClose}>
          <button type="button">Save</button>
        </Sheet>
        {isAsking && <Sheet title="Leave without saving?" onClose={onClose} children="text" />}
      </>
    );
    const { rerender } = renderThemed(both(false));
    await frame();
    const opener = screen.getByRole('button', { name: 'Save' });
    opener.focus();
    rerender(both(true));
    const upper = screen.getByRole('dialog', { name: 'Leave without saving?' });
    await waitFor(() => expect(document.activeElement).toBe(upper));
    await frame();
    rerender(both(false));
    await frame().then(frame);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(document.activeElement).toBe(opener);
  });

  it('gives the focus back to what opened the dialog whose place it took', async () => {
    const page = (title?: string) => (
      <>
        <button type="button">Edit Event</button>
        {title && <Sheet key={title} title={title} onClose={onClose} children="text" />}
      </>
    );
    const { rerender } = renderThemed(page());
    const opener = screen.getByRole('button', { name: 'Edit Event' });
    opener.focus();
    for (const title of ['Loading', 'Form']) {
      rerender(page(title));
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog', { name: title })));
    }
    rerender(page());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('does not take the focus from where it has gone since the dialog closed', async () => {
    const page = (isOpen: boolean) => (
      <>
        <button type="button">Mark Attendance</button>
        <h1 tabIndex={-1}>Ticket</h1>
        {isOpen && <Sheet title="Mark Attendance" onClose={onClose} children="text" />}
      </>
    );
    const { rerender } = renderThemed(page(false));
    const opener = screen.getByRole('button', { name: 'Mark Attendance' });
    opener.focus();
    rerender(page(true));
    rerender(page(false));
    const heading = screen.getByRole('heading', { name: 'Ticket' });
    heading.focus();
    await frame().then(frame);
    expect(document.activeElement).toBe(heading);
  });

  it('stands in what the keyboard leaves of the screen, with what is typed in in sight', () => {
    Object.assign(window, { visualViewport: viewport });
    const scrollIntoView = jest.fn();
    HTMLElement.prototype.scrollIntoView = scrollIntoView;
    keyboardLeaves(800);
    renderThemed(<Sheet title="Mark Attendance" onClose={onClose} children={<Form />} />);
    expect(layer().style).toMatchObject({ top: '', height: '' });

    screen.getByRole('textbox').focus();
    keyboardLeaves(420, 60);
    expect(layer().style).toMatchObject({ top: '60px', height: '420px', bottom: 'auto' });
    expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });

    keyboardLeaves(800);
    expect(layer().style).toMatchObject({ top: '', height: '', bottom: '' });
  });

  it('stays as it is where somebody enlarges the page with two fingers', () => {
    Object.assign(window, { visualViewport: viewport });
    keyboardLeaves(800);
    renderThemed(<Sheet title="Event" onClose={onClose} children="text" />);
    keyboardLeaves(400, 0, 2);
    expect(layer().style).toMatchObject({ top: '', height: '' });
  });
});
