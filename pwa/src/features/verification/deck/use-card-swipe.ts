import { useRef, type PointerEvent } from 'react';
import { isEnlarged, useSwipedTouch } from '#shared/ui/layout/enlarged';
import { isSideways, swipeOf } from './card-swipe-rules';

interface Finger {
  id: number;
  x: number;
  y: number;
  isSwiping: boolean;
}

/**
 * Follows a finger sideways over a card and says what letting go decides. Moving it renders nothing: the card's CSS reads
 * `--swipe` and `data-swipe`. A mouse swipes nothing, so that words can be selected; nor does a finger on an enlarged page,
 * which moves the photo about.
 */
export const useCardSwipe = (onSwipe: (decision: 'approve' | 'reject') => void) => {
  const finger = useRef<Finger | null>(null);

  const onPointerDown = ({ pointerId, pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
    if (pointerType === 'mouse' || !isPrimary || isEnlarged()) return;
    finger.current = { id: pointerId, x: clientX, y: clientY, isSwiping: false };
  };

  const onPointerMove = ({ pointerId, clientX, clientY, currentTarget: card }: PointerEvent<HTMLElement>) => {
    const start = finger.current;
    if (start?.id !== pointerId) return;
    const x = clientX - start.x;
    if (!start.isSwiping) {
      if (!isSideways(x, clientY - start.y)) return;
      start.isSwiping = true;
      card.setPointerCapture?.(pointerId);
    }
    card.style.setProperty('--swipe', `${x}px`);
    card.dataset.swipe = swipeOf(x, card.clientWidth) ?? 'none';
  };

  const onPointerUp = ({ pointerId, clientX, currentTarget: card }: PointerEvent<HTMLElement>) => {
    const start = finger.current;
    if (start?.id !== pointerId) return;
    putBack(card);
    const decision = start.isSwiping ? swipeOf(clientX - start.x, card.clientWidth) : null;
    if (decision) onSwipe(decision);
  };

  const putBack = (card: HTMLElement) => {
    finger.current = null;
    card.style.removeProperty('--swipe');
    delete card.dataset.swipe;
  };

  return {
    style: useSwipedTouch(),
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => putBack(currentTarget),
  };
};
