import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { GalleryPhoto } from './gallery.queries';
import { cardHeight, type GridLayout } from './grid-layout';
import { PhotoCard } from './photo-card';
import './photo-grid.css';
import { useGridLayout } from './use-grid-layout';
import { useOpenPhoto } from './use-open-photo';

/** Rows of cards that are made beyond the edges of the screen. */
const ROWS_AHEAD = 3;

/** Photos that are still to come when the next page is asked for. */
const PHOTOS_AHEAD = 30;

interface PhotoGridProps {
  photos: readonly GalleryPhoto[];
  hasMore: boolean;
  /** Asks for more, once one comes near the end. */
  onNearEnd: () => void;
}

/** Photos in columns, each in its own shape. Only those near the screen exist, however many there are. */
export const PhotoGrid = (props: PhotoGridProps) => {
  const { layout, top, probe } = useGridLayout();
  return (
    <div className="photo-grid">
      <div ref={probe} className="photo-grid-probe" aria-hidden />
      {layout && <Cards {...props} layout={layout} top={top} />}
    </div>
  );
};

const Cards = ({
  photos,
  hasMore,
  onNearEnd,
  layout,
  top,
}: PhotoGridProps & { layout: GridLayout; top: number }) => {
  const grid = useWindowVirtualizer({
    count: photos.length,
    lanes: layout.columns,
    gap: layout.gap,
    scrollMargin: top,
    overscan: ROWS_AHEAD,
    useFlushSync: false,
    estimateSize: (index) => cardHeightAt(photos, index, layout),
    // Another function whenever there are other photos: then heights are summed up anew, and only then.
    getItemKey: useCallback((index: number) => photos[index]?.id ?? index, [photos]),
  });
  useLayoutEffect(() => grid.measure(), [grid, layout]);
  const { hrefOf, onClick } = useOpenPhoto();
  const cards = grid.getVirtualItems();
  const last = cards.at(-1)?.index ?? 0;
  const isNearEnd = hasMore && last > photos.length - PHOTOS_AHEAD;
  const askForMore = useEffectEvent(onNearEnd);
  useEffect(() => {
    if (isNearEnd) askForMore();
  }, [isNearEnd, photos.length]);
  return (
    <ul className="photo-grid-cards" style={{ height: grid.getTotalSize() }} onClick={onClick}>
      {cards.map(({ key, index, lane, start, size }) => {
        const photo = photos[index];
        return (
          photo && (
            <li
              key={key}
              aria-setsize={hasMore ? -1 : photos.length}
              aria-posinset={index + 1}
              style={{
                width: layout.columnWidth,
                height: size,
                transform: `translate(${lane * (layout.columnWidth + layout.gap)}px, ${start - top}px)`,
              }}
            >
              <PhotoCard photo={photo} layout={layout} href={hrefOf(photo.id)} />
            </li>
          )
        );
      })}
    </ul>
  );
};

const cardHeightAt = (photos: readonly GalleryPhoto[], index: number, layout: GridLayout): number => {
  const photo = photos[index];
  return photo ? cardHeight(photo, layout) : 0;
};
