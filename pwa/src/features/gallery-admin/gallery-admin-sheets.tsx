import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { EditPhotoSheet } from '#features/gallery-admin/photo/edit-photo-sheet';
import type { PhotographedShow } from '#features/gallery-admin/photo/event-field';
import { refreshGallery, type ManagedPhoto } from '#features/gallery-admin/list/gallery-admin.queries';
import { LookalikesSheet } from '#features/gallery-admin/photo/lookalikes-sheet';
import { TagPhotosSheet } from '#features/gallery-admin/photo/tag-photos-sheet';
import type { useGalleryDesk } from './use-gallery-desk';

/** With the decoder of photos: loaded when photos are added. */
const UploadSheet = lazy(() =>
  import('#features/gallery-admin/upload/upload-sheet').then(({ UploadSheet }) => ({ default: UploadSheet })),
);

/** Which dialog is open over the gallery. */
export type OpenSheet =
  | { kind: 'upload'; files: readonly File[] }
  | { kind: 'edit'; photo: ManagedPhoto }
  | { kind: 'tag' }
  | { kind: 'lookalikes' };

interface GalleryAdminSheetsProps {
  sheet: OpenSheet;
  /** What the list shows. */
  photos: readonly ManagedPhoto[];
  lookalikes: readonly ManagedPhoto[];
  desk: ReturnType<typeof useGalleryDesk>;
  shows: readonly PhotographedShow[];
  /** The show that is filtered for. */
  eventId: number | null;
  suggestions: readonly string[];
  onClose: () => void;
}

/** The dialog that is open. */
export const GalleryAdminSheets = (props: GalleryAdminSheetsProps) => {
  const { sheet, lookalikes, desk, shows, eventId, suggestions, onClose } = props;
  const client = useQueryClient();
  if (sheet.kind === 'edit') return <EditPhotoSheet {...props} opened={sheet.photo} />;
  if (sheet.kind === 'lookalikes')
    return <LookalikesSheet photos={lookalikes} desk={desk} onClose={onClose} />;
  if (sheet.kind === 'tag') return <TagPhotosSheet {...props} />;
  return (
    <Suspense>
      <UploadSheet
        shows={shows}
        eventId={eventId ?? shows[0]?.id ?? null}
        suggestions={suggestions}
        files={sheet.files}
        onArrived={() => void refreshGallery(client)}
        onClose={onClose}
      />
    </Suspense>
  );
};
