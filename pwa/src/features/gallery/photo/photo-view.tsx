import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import type { CSSProperties } from 'react';
import { GalleryImage } from '#features/gallery/grid/gallery-image';
import type { GalleryPhoto } from '#features/gallery/gallery.queries';
import { cardSources, screenSources } from './photo-sources';
import './photo-view.css';
import { photoTitle } from './photo-wording';
import { useArrowKeys, usePhotoSwipe, type Turning } from './use-photo-swipe';

interface PhotoViewProps {
  photo: GalleryPhoto;
  turning: Turning;
}

/** A photo as large as the dialog is, and the way to its neighbours: by button, arrow key or finger. */
export const PhotoView = ({ photo, turning }: PhotoViewProps) => {
  const swipe = usePhotoSwipe(turning);
  useArrowKeys(turning);
  const shape = { '--photo-width': photo.width, '--photo-height': photo.height } as CSSProperties;
  return (
    <div className="photo-view" style={shape}>
      <div {...swipe}>
        <GalleryImage
          key={photo.id}
          className="photo-view-picture"
          sources={screenSources(photo)}
          sizes="(min-width: 48rem) 60rem, 100vw"
          spares={cardSources(photo).map(({ url }) => url)}
          alt={photoTitle(photo)}
          placeholder={photo.placeholder}
          loading="eager"
        />
      </div>
      <TurnButton side="previous" label="Previous photo" icon={ChevronLeft} onTurn={turning.previous} />
      <TurnButton side="next" label="Next photo" icon={ChevronRight} onTurn={turning.next} />
    </div>
  );
};

interface TurnButtonProps {
  side: 'previous' | 'next';
  label: string;
  icon: LucideIcon;
  onTurn: (() => void) | null;
}

const TurnButton = ({ side, label, icon: Icon, onTurn }: TurnButtonProps) =>
  onTurn && (
    <button type="button" className="photo-view-turn" data-side={side} aria-label={label} onClick={onTurn}>
      <Icon size={26} aria-hidden />
    </button>
  );
