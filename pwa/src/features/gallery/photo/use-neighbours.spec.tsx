import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { GalleryPhoto } from '#features/gallery/gallery.queries';
import { useNeighbours } from './use-neighbours';

const photos = [3, 2, 1].map((id) => ({ id, screenUrl: `/uploads/${id}.webp` }) as GalleryPhoto);
const GALLERY = {
  rows: photos,
  state: 'ready',
  hasMore: false,
  moreProblem: null,
  loadMore: () => undefined,
} as const;

const Neighbours = () => {
  const { previous, next } = useNeighbours(2, {}, GALLERY);
  return [previous, next].map((photo) => photo && <b key={photo.id}>{photo.id}</b>);
};

describe('the photos beside one', () => {
  it('come once the page from the server is taken over, though the list was read further meanwhile', async () => {
    // As the server has it: without them.
    const root = document.createElement('div');
    const onRecoverableError = jest.fn();
    const page = (
      <QueryClientProvider client={new QueryClient()}>
        <Neighbours />
      </QueryClientProvider>
    );
    await act(async () => void hydrateRoot(root, page, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(root.textContent).toBe('31');
  });
});
