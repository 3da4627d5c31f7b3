import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Copy, Hourglass, EyeOff, TriangleAlert, UserRound, type LucideIcon } from 'lucide-react';
import type { GalleryPhotoStatus } from '#contract/photos';
import { Hint } from '#shared/ui/layout/hint';
import { StatusPill } from '#shared/ui/layout/status-pill';
import type { ManagedPhoto } from '#features/gallery-admin/list/gallery-admin.queries';
import './managed-photo-tile.css';
import { PhotoPicture } from './photo-picture';

interface ManagedPhotoTileProps {
  photo: ManagedPhoto;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onOpen: () => void;
}

export const STATUS_NAMES: Record<GalleryPhotoStatus, string> = {
  approved: 'Approved',
  waiting: 'Waiting',
  'taken-down': 'Taken down',
};

/** What a photo is called in words: its description, else where and from which file. */
export const photoName = ({ description, event, originalName }: ManagedPhoto): string =>
  description ?? `${originalName}${event ? `, ${event.name}` : ''}`;

/** A gallery photo of the dashboard: a tap opens it, its box selects it. */
export const ManagedPhotoTile = ({ photo, isSelected, onSelect, onOpen }: ManagedPhotoTileProps) => {
  const name = photoName(photo);
  return (
    <article
      className="managed-photo card"
      data-selected={isSelected || undefined}
      data-status={photo.status}
    >
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
      <Box p="2" overflowWrap="anywhere">
        <p className="managed-photo-name" dir="auto">
          {photo.description ?? photo.event?.name ?? photo.originalName}
        </p>
        <Hint>{photo.tags.join(' · ') || 'No tags'}</Hint>
      </Box>
    </article>
  );
};

const Marks = ({ photo: { status, pictures, isOfGuest, looksLike } }: { photo: ManagedPhoto }) => (
  <Flex as="ul" wrap="wrap" gap="1" px="2" pt="2" css={{ '&:empty': { display: 'none' } }}>
    {status === 'waiting' && <Mark icon={Hourglass} tone="waiting" words={STATUS_NAMES.waiting} />}
    {status === 'taken-down' && <Mark icon={EyeOff} tone="danger" words={STATUS_NAMES['taken-down']} />}
    {pictures === 'coming' && <Mark icon={Hourglass} tone="plain" words="Being made ready" />}
    {pictures === 'unreadable' && <Mark icon={TriangleAlert} tone="danger" words="Unreadable" />}
    {looksLike && <Mark icon={Copy} tone="waiting" words="Looks like another" />}
    {isOfGuest && <Mark icon={UserRound} tone="plain" words="Shared by a guest" />}
  </Flex>
);

interface MarkProps {
  icon: LucideIcon;
  tone: 'waiting' | 'danger' | 'plain';
  words: string;
}

const Mark = ({ icon: Icon, tone, words }: MarkProps) => (
  <StatusPill
    as="li"
    tone={tone}
    px="2"
    borderWidth="0"
    color={tone === 'plain' ? 'muted' : undefined}
    fontSize="xs"
  >
    <Icon size={14} aria-hidden /> {words}
  </StatusPill>
);
