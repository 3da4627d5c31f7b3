import { Copy, Hourglass, EyeOff, TriangleAlert, UserRound, type LucideIcon } from 'lucide-react';
import type { ManagedPhoto } from '#features/gallery-admin/list/gallery-admin.queries';
import { STATUS_NAMES } from '#features/gallery-admin/list/managed-photos-filter';
import './managed-photo-tile.css';
import { PhotoPicture } from './photo-picture';

interface ManagedPhotoTileProps {
  photo: ManagedPhoto;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onOpen: () => void;
}

/** What a photo is called in words: its description, else where and from which file. */
export const photoName = ({ description, event, originalName }: ManagedPhoto): string =>
  description ?? `${originalName}${event ? `, ${event.name}` : ''}`;

/** A gallery photo of the dashboard: a tap opens it, its box selects it. */
export const ManagedPhotoTile = ({ photo, isSelected, onSelect, onOpen }: ManagedPhotoTileProps) => {
  const name = photoName(photo);
  return (
    <article className="managed-photo" data-selected={isSelected || undefined} data-status={photo.status}>
      <button type="button" className="managed-photo-open" aria-label={`Edit ${name}`} onClick={onOpen}>
        <PhotoPicture address={photo.thumbnailUrl} alt="" isReady={photo.pictures === 'ready'} />
      </button>
      <label className="managed-photo-box">
        <input
          type="checkbox"
          checked={isSelected}
          aria-label={`Select ${name}`}
          onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
        />
      </label>
      <Marks photo={photo} />
      <div className="managed-photo-words">
        <p className="managed-photo-name" dir="auto">
          {photo.description ?? photo.event?.name ?? photo.originalName}
        </p>
        <p className="managed-photo-tags">{photo.tags.join(' · ') || 'No tags'}</p>
      </div>
    </article>
  );
};

const Marks = ({ photo: { status, pictures, isOfGuest, looksLike } }: { photo: ManagedPhoto }) => (
  <ul className="managed-photo-marks">
    {status === 'waiting' && <Mark icon={Hourglass} kind="waiting" words={STATUS_NAMES.waiting} />}
    {status === 'taken-down' && <Mark icon={EyeOff} kind="down" words={STATUS_NAMES['taken-down']} />}
    {pictures === 'coming' && <Mark icon={Hourglass} kind="plain" words="Being made ready" />}
    {pictures === 'unreadable' && <Mark icon={TriangleAlert} kind="down" words="Unreadable" />}
    {looksLike && <Mark icon={Copy} kind="waiting" words="Looks like another" />}
    {isOfGuest && <Mark icon={UserRound} kind="plain" words="Shared by a guest" />}
  </ul>
);

interface MarkProps {
  icon: LucideIcon;
  kind: 'waiting' | 'down' | 'plain';
  words: string;
}

const Mark = ({ icon: Icon, kind, words }: MarkProps) => (
  <li data-kind={kind}>
    <Icon size={14} aria-hidden /> {words}
  </li>
);
