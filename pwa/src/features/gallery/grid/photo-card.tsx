import { memo } from 'react';
import { GalleryImage } from './gallery-image';
import type { GalleryPhoto } from '#features/gallery/gallery.queries';
import { pictureHeight, type GridLayout } from './grid-layout';
import './photo-card.css';
import { cardSources } from '#features/gallery/photo/photo-sources';
import { cardTags, photoSubtitle, photoTitle } from '#features/gallery/photo/photo-wording';

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

/**
 * One photo in its place in the grid; one that stays is left alone while others come. A plain link, which the grid follows
 * within the app (`useOpenPhoto`): the router's own would take half the time of a row that scrolls in.
 */
export const PhotoCard = memo(({ photo, layout, href, position, setSize, ...place }: PhotoCardProps) => {
  const { shown, more } = cardTags(photo.tags);
  return (
    <li aria-setsize={setSize} aria-posinset={position} style={{ width: layout.columnWidth, ...place }}>
      <a className="photo-card card" href={href} data-photo-id={photo.id} draggable={false}>
        <GalleryImage
          sources={cardSources(photo)}
          sizes={`${Math.round(layout.columnWidth)}px`}
          alt=""
          placeholder={photo.placeholder}
          style={{ height: pictureHeight(photo, layout) }}
        />
        <span className="photo-card-words" data-tagless={shown.length === 0 || undefined}>
          <span className="photo-card-title" dir="auto">
            {photoTitle(photo)}
          </span>
          <span className="photo-card-line" dir="auto">
            {photoSubtitle(photo)}
          </span>
          {shown.length > 0 && (
            <span className="photo-tags">
              {shown.map((tag) => (
                <span key={tag} className="photo-tag" dir="auto">
                  {tag}
                </span>
              ))}
              {more > 0 && (
                <span className="photo-tag photo-tag-more">
                  +{more} <span className="visually-hidden">more tags</span>
                </span>
              )}
            </span>
          )}
        </span>
      </a>
    </li>
  );
});
PhotoCard.displayName = 'PhotoCard';
