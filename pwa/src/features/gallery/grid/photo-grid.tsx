import { useWindowVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
  type MouseEvent,
} from 'react';
import type { GalleryPhoto } from '#features/gallery/gallery.queries';
import { cardHeight, type GridLayout, layoutOf } from './grid-layout';
import { PhotoCard } from './photo-card';
import { PlainPhotos } from './plain-photos';
import { isServedPage } from '#shared/ui/page/served-page';
import './photo-grid.css';
import { useLocation, useNavigate } from '@tanstack/react-router';

/** Cards that are made beyond the edges of the screen. More of them would fetch photos that nobody scrolls to. */
const CARDS_AROUND = 4;

/** The same where a thumb is scrolling to: as far as it comes while a slow phone is busy. */
const CARDS_AHEAD = 16;

/** Cards leave some at a time: each change of the list costs a slow phone more than a few cards too many do. */
const CARDS_LEAVING = 8;

/** Photos that are still to come when the next page is asked for. */
const PHOTOS_AHEAD = 30;

interface PhotoGridProps {
  photos: readonly GalleryPhoto[];
  hasMore: boolean;
  /** Asks for more, near the end. */
  onNearEnd: () => void;
}

/** Photos in columns, each in its own shape. Only those near the screen exist, however many there are. */
export const PhotoGrid = (props: PhotoGridProps) => {
  const { layout, top, probe } = useGridLayout();
  return (
    <div className="photo-grid">
      <div ref={probe} className="photo-grid-probe" aria-hidden />
      {layout ? (
        <Cards {...props} layout={layout} top={top} />
      ) : (
        isServedPage() && <PlainPhotos photos={props.photos} />
      )}
    </div>
  );
};

type CardsProps = PhotoGridProps & { layout: GridLayout; top: number };

const Cards = ({ photos, hasMore, onNearEnd, layout, top }: CardsProps) => {
  const motion = useRef<Motion>(AT_REST);
  const grid = useWindowVirtualizer({
    count: photos.length,
    lanes: layout.columns,
    gap: layout.gap,
    scrollMargin: top,
    useFlushSync: false,
    onChange: ({ isScrolling, scrollDirection }) => (motion.current = { isScrolling, scrollDirection }),
    rangeExtractor: useCallback((range: Range) => cardsAround(range, motion.current), []),
    estimateSize: (index) => (photos[index] ? cardHeight(photos[index], layout) : 0),
    // Another function whenever there are other photos: then heights are summed up again, and only then.
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
            <PhotoCard
              key={key}
              photo={photo}
              layout={layout}
              href={hrefOf(photo.id)}
              left={lane * (layout.columnWidth + layout.gap)}
              top={start - top}
              height={size}
              position={index + 1}
              setSize={hasMore ? -1 : photos.length}
            />
          )
        );
      })}
    </ul>
  );
};

type Motion = Pick<Virtualizer<Window, Element>, 'isScrolling' | 'scrollDirection'>;

const AT_REST: Motion = { isScrolling: false, scrollDirection: null };

/** Which cards exist: those on the screen, and more on the side that comes next. */
const cardsAround = ({ startIndex, endIndex, count }: Range, motion: Motion): number[] => {
  const ahead = motion.isScrolling ? CARDS_AHEAD : CARDS_AROUND;
  const isBack = motion.scrollDirection === 'backward';
  const before = Math.max(startIndex - (isBack ? ahead : CARDS_AROUND), 0);
  const first = isBack ? before : before - (before % CARDS_LEAVING);
  const after = endIndex + (isBack ? CARDS_AROUND : ahead);
  const last = Math.min(isBack ? after + CARDS_LEAVING - (after % CARDS_LEAVING) : after, count - 1);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
};

interface Measured {
  layout: GridLayout | null;
  /** Of the grid's beginning from the top of the page, in pixels. */
  top: number;
}

/** Exact to what the eye sees: a tenth of a pixel must not lay the whole grid out again. */
const isSame = (one: Measured, other: Measured): boolean =>
  Math.abs(one.top - other.top) < 1 &&
  one.layout?.rem === other.layout?.rem &&
  Math.abs((one.layout?.columnWidth ?? 0) - (other.layout?.columnWidth ?? 0)) < 0.1;

/**
 * Follows the width of the grid and the size of the text.
 * @returns `probe` goes on an element that is as wide as the grid and one rem high, at its beginning
 */
const useGridLayout = (): Measured & { probe: RefObject<HTMLDivElement | null> } => {
  const probe = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<Measured>({ layout: null, top: 0 });
  useLayoutEffect(() => {
    const element = probe.current;
    if (!element) return;
    const measure = () => {
      const { width, height, top } = element.getBoundingClientRect();
      const next = { layout: layoutOf(width, height), top: top + window.scrollY };
      setMeasured((before) => (isSame(before, next) ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // What stands above the grid may grow, by a note or by a line that breaks.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return { ...measured, probe };
};

/** Opens photos over the gallery, whose filter and place stay. */
const useOpenPhoto = () => {
  const navigate = useNavigate();
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  return {
    /** A photo's address under the filter that is on. */
    hrefOf: (photoId: number) => `/gallery/${photoId}${search}`,
    /** For what stands around the cards: follows their links within the app, but not into a new tab. */
    onClick: (event: MouseEvent) => {
      const card = event.target instanceof Element ? event.target.closest('[data-photo-id]') : null;
      if (!card || isForTheBrowser(event)) return;
      event.preventDefault();
      void navigate({
        to: '/gallery/$photoId',
        params: { photoId: Number(card.getAttribute('data-photo-id')) },
        search: true,
        resetScroll: false,
      });
    },
  };
};

const isForTheBrowser = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
