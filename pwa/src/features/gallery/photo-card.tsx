import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { GalleryImage } from './gallery-image';
import type { GalleryPhoto } from './gallery.queries';
import { pictureHeight, type GridLayout } from './grid-layout';
import './photo-card.css';
import { cardSources } from './photo-sources';
import { cardTags, photoSubtitle, photoTitle } from './photo-wording';

interface PhotoCardProps {
  photo: GalleryPhoto;
  layout: GridLayout;
}

/** One photo of the grid; a tap opens it over the gallery. The filter that is on stays in the address. */
export const PhotoCard = memo(({ photo, layout }: PhotoCardProps) => {
  const { shown, more } = cardTags(photo.tags);
  return (
    <Link
      className="photo-card card"
      to="/gallery/$photoId"
      params={{ photoId: photo.id }}
      search
      resetScroll={false}
      preload={false}
      draggable={false}
    >
      <GalleryImage
        sources={cardSources(photo)}
        sizes={`${Math.round(layout.columnWidth)}px`}
        alt=""
        placeholder={photo.placeholder}
        style={{ height: pictureHeight(photo, layout) }}
      />
      <span className="photo-card-words">
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
    </Link>
  );
});
PhotoCard.displayName = 'PhotoCard';
