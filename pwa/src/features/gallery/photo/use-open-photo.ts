import { useLocation, useNavigate } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

interface OpeningPhotos {
  /** A photo's address under the filter that is on. */
  hrefOf: (photoId: number) => string;
  /** For what stands around the cards: follows their links within the app, but not into a new tab. */
  onClick: (event: MouseEvent) => void;
}

/** Opens photos over the gallery, whose filter and place stay. */
export const useOpenPhoto = (): OpeningPhotos => {
  const navigate = useNavigate();
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  return {
    hrefOf: (photoId) => `/gallery/${photoId}${search}`,
    onClick: (event) => {
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
