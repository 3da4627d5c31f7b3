import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { noteReachability } from '#shared/offline/status/reachability';
import { GalleryImage } from './gallery-image';

const SOURCES = [{ url: '/uploads/photo-1-320.webp', width: 320 }];

describe('a photo of the gallery', () => {
  afterEach(cleanup);

  it('is a camera where it does not load, and is tried again once the network is back', () => {
    render(<GalleryImage sources={SOURCES} sizes="160px" alt="Barn Dance" placeholder={null} />);
    const shown = () => screen.getByRole('img', { name: 'Barn Dance' }).tagName;
    fireEvent.error(screen.getByRole('img', { name: 'Barn Dance' }));
    expect(shown()).toBe('svg');
    fireEvent(window, new Event('online'));
    expect(shown()).toBe('IMG');
  });

  it('is tried again once the venue answers, though the phone had a network all the time', () => {
    noteReachability(false);
    render(<GalleryImage sources={SOURCES} sizes="160px" alt="Barn Dance" placeholder={null} />);
    fireEvent.error(screen.getByRole('img', { name: 'Barn Dance' }));
    act(() => noteReachability(true));

    expect(screen.getByRole('img', { name: 'Barn Dance' }).tagName).toBe('IMG');
  });
});
