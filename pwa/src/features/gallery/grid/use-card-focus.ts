import { useEffect, useRef } from 'react';
import { focusAfterPaint } from '#shared/ui/dialog/focus-after-paint';

/**
 * When the dialog closes, the card of the photo that was shown last has the focus, also where the dialog was opened by its
 * address. One too far from what was scrolled to has no card: then the focus is where it was before the dialog.
 */
export const useCardFocus = (photoId: number): void => {
  const shown = useRef(photoId);
  useEffect(() => {
    shown.current = photoId;
  }, [photoId]);
  useEffect(
    () => () => {
      const card = document.querySelector<HTMLElement>(`[data-photo-id="${shown.current}"]`);
      if (!card) return;
      focusAfterPaint(card);
      card.scrollIntoView({ block: 'nearest' });
    },
    [],
  );
};
