import { useEffect, useEffectEvent, useRef, type PointerEvent } from 'react';
import { isEnlarged, useSwipedTouch } from '#shared/ui/layout/enlarged';

export interface Turning {
  /** Null where there is nothing on that side. */
  previous: (() => void) | null;
  next: (() => void) | null;
}

/** Pixels that a finger goes before it means it. */
const FAR_ENOUGH = 56;

/** Pixels that a photo follows towards a side on which there is none. */
const AT_THE_END = 16;

/**
 * Turns by a finger that goes sideways; the element follows it. On an enlarged page a finger moves the photo about instead.
 * @returns handlers and style for the element
 */
export const usePhotoSwipe = ({ previous, next }: Turning) => {
  const from = useRef<{ id: number; x: number } | null>(null);
  const move = (element: HTMLElement, pixels: number) => {
    const turn = pixels > 0 ? previous : next;
    const shown = turn ? pixels : Math.sign(pixels) * Math.min(Math.abs(pixels), AT_THE_END);
    element.style.transform = pixels === 0 ? '' : `translateX(${shown}px)`;
  };
  const end = (event: PointerEvent<HTMLElement>): number => {
    const { current } = from;
    if (event.pointerId !== current?.id) return 0;
    from.current = null;
    move(event.currentTarget, 0);
    return event.clientX - current.x;
  };
  return {
    style: useSwipedTouch(),
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isSwipe = event.isPrimary && event.pointerType !== 'mouse' && !isEnlarged();
      from.current = isSwipe ? { id: event.pointerId, x: event.clientX } : null;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerId === from.current?.id) move(event.currentTarget, event.clientX - from.current.x);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const pixels = end(event);
      if (pixels > FAR_ENOUGH) previous?.();
      if (pixels < -FAR_ENOUGH) next?.();
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void end(event),
  };
};

/** Turns by the arrow keys; the focus may be anywhere. */
export const useArrowKeys = (turning: Turning): void => {
  const onKey = useEffectEvent((key: string) => {
    if (key === 'ArrowLeft') turning.previous?.();
    if (key === 'ArrowRight') turning.next?.();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
      onKey(event.key);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
};
