import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { hasBegun, wallClockAt } from '#contract/rules/clock';
import { useNow } from '#shared/lib/dates/use-now';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { EditPhotoSheet } from '#features/gallery-admin/photo/edit-photo-sheet';
import type { ListedShow } from '#features/gallery-admin/photo/event-field';
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
  shows: readonly ListedShow[];
  /** The show that is filtered for. */
  eventId: number | null;
  suggestions: readonly string[];
  onClose: () => void;
}

/** The dialog that is open. */
export const GalleryAdminSheets = (props: GalleryAdminSheetsProps) => {
  const { sheet, lookalikes, desk, shows, eventId, suggestions, onClose } = props;
  const client = useQueryClient();
  const last = useLastShow(shows);
  if (sheet.kind === 'edit') return <EditPhotoSheet {...props} opened={sheet.photo} />;
  if (sheet.kind === 'lookalikes')
    return <LookalikesSheet photos={lookalikes} desk={desk} onClose={onClose} />;
  if (sheet.kind === 'tag') return <TagPhotosSheet {...props} />;
  return (
    <Suspense>
      <UploadSheet
        shows={shows}
        eventId={eventId ?? last?.id ?? null}
        suggestions={suggestions}
        files={sheet.files}
        onArrived={() => void refreshGallery(client)}
        onClose={onClose}
      />
    </Suspense>
  );
};

const ONE_MINUTE_MS = 60_000;

/** The show that new photos are most likely of: the last one that has begun and was not called off. */
const useLastShow = (shows: readonly ListedShow[]): ListedShow | undefined => {
  const clock = wallClockAt(useNow(ONE_MINUTE_MS), useVenueZone());
  return shows.find((show) => show.status === 'scheduled' && hasBegun(show, clock));
};
