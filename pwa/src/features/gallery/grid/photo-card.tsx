import { memo } from 'react';
import type { GalleryPhoto } from '#features/gallery/gallery.queries';
import { pictureHeight, type GridLayout } from './grid-layout';
import { PhotoLink } from './photo-link';

interface PhotoCardProps {
  photo: GalleryPhoto;
  layout: GridLayout;
  /** Where it opens. */
  href: string;
  /** In pixels from the grid's beginning. */
  left: number;
  top: number;
  height: number;
  /** From 1; -1 photos means that nobody knows yet how many there are. */
  position: number;
  setSize: number;
}

/** One photo in its place in the grid; one that stays is left alone while others come. */
export const PhotoCard = memo(({ photo, layout, href, position, setSize, ...place }: PhotoCardProps) => (
  <li aria-setsize={setSize} aria-posinset={position} style={{ width: layout.columnWidth, ...place }}>
    <PhotoLink
      photo={photo}
      href={href}
      sizes={`${Math.round(layout.columnWidth)}px`}
      style={{ height: pictureHeight(photo, layout) }}
    />
  </li>
));
PhotoCard.displayName = 'PhotoCard';
