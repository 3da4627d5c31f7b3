import { render, waitFor } from '@testing-library/react';
import { afterPaint } from '#shared/ui/dialog/focus-after-paint';
import { forgetServingTime, keepServingTime } from './served-page';
import { usePageTitle } from './use-page-title';

const Screen = ({ title }: { title: string }) => {
  usePageTitle(title);
  return null;
};

const shows = (title: string) => waitFor(() => expect(document.title).toBe(title));

describe('usePageTitle', () => {
  it('names the tab by the screen, and by the one beneath once a dialog goes', async () => {
    const { rerender, unmount } = render(<Screen key="page" title="Gallery" />);
    await shows('Gallery · Live Music & Events');
    rerender(
      <>
        <Screen key="page" title="Gallery" />
        <Screen key="dialog" title="Photo" />
      </>,
    );
    await shows('Photo · Live Music & Events');
    rerender(<Screen key="page" title="Gallery" />);
    await shows('Gallery · Live Music & Events');
    unmount();
    await shows('Live Music & Events');
  });

  it('leaves it the title that a page came with from the server, until somebody goes on', async () => {
    const served = 'Cancelled: Barn Dance · Fri, Nov 20, 2026 · The Rusty Spur';
    document.title = served;
    keepServingTime(new Date());
    const { rerender } = render(<Screen key="show" title="Barn Dance" />);
    await new Promise<void>((resolve) => afterPaint(resolve));
    expect(document.title).toBe(served);
    forgetServingTime();
    rerender(<Screen key="next" title="Book a Table" />);
    await shows('Book a Table · Live Music & Events');
  });

  it('names it by the screen within a screen, though that one is there first', async () => {
    const Dashboard = () => {
      usePageTitle('Admin Dashboard');
      return <Screen title="Add Event" />;
    };
    const { rerender, unmount } = render(<Dashboard />);
    await shows('Add Event · Live Music & Events');
    rerender(<Dashboard />);
    unmount();
    await shows('Live Music & Events');
  });

  it('names it once for a screen that takes another one’s place', async () => {
    const { rerender } = render(<Screen key="first" title="Login" />);
    await shows('Login · Live Music & Events');
    const named: string[] = [];
    const observer = new MutationObserver((records) =>
      named.push(
        ...records.flatMap(({ addedNodes }) => [...addedNodes].map((node) => node.textContent ?? '')),
      ),
    );
    observer.observe(document.head, { childList: true, subtree: true });
    rerender(<Screen key="second" title="My Account" />);
    await shows('My Account · Live Music & Events');
    observer.disconnect();
    expect(named).toEqual(['My Account · Live Music & Events']);
  });
});
