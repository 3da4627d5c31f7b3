import type { CSSProperties } from 'react';
import type { GalleryPhoto } from '#features/gallery/gallery.queries';
import { cardSources } from '#features/gallery/photo/photo-sources';
import { cardTags, photoSubtitle, photoTitle } from '#features/gallery/photo/photo-wording';
import { GalleryImage } from './gallery-image';
import './photo-link.css';

interface PhotoLinkProps {
  photo: GalleryPhoto;
  /** Where it opens. */
  href: string;
  /** How wide it is shown, as `sizes` of an image says it. */
  sizes: string;
  /** Of the picture. */
  style: CSSProperties;
}

/**
 * A photo and its words. A plain link, which the grid follows within the app (`useOpenPhoto`): the router's own would take half
 * the time of a row that scrolls in.
 */
export const PhotoLink = ({ photo, href, sizes, style }: PhotoLinkProps) => {
  const { shown, more } = cardTags(photo.tags);
  return (
    <a className="photo-card card" href={href} data-photo-id={photo.id} draggable={false}>
      <GalleryImage
        sources={cardSources(photo)}
        sizes={sizes}
        alt=""
        placeholder={photo.placeholder}
        style={style}
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
  );
};
