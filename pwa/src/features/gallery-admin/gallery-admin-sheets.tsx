import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { DeletePhotoQuestion } from '#features/gallery-admin/photo/delete-photo-question';
import { EditPhotoSheet } from '#features/gallery-admin/photo/edit-photo-sheet';
import type { PhotographedShow } from '#features/gallery-admin/photo/event-field';
import { refreshGallery, type ManagedPhoto } from '#features/gallery-admin/list/gallery-admin.queries';
import { LookalikesSheet } from '#features/gallery-admin/photo/lookalikes-sheet';
import { TagPhotosSheet } from '#features/gallery-admin/photo/tag-photos-sheet';
import { usePhotoCommands } from './use-gallery-commands';
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
  const { keep, remove } = usePhotoCommands();
  if (sheet.kind === 'edit') return <OnePhoto {...props} opened={sheet.photo} />;
  if (sheet.kind === 'lookalikes')
    return (
      <LookalikesSheet
        photos={lookalikes}
        isPending={(id) => keep.isUnderWay(id) || remove.isUnderWay(id)}
        onKeep={(id) => keep.mutate(id)}
        onDiscard={(id) => remove.mutate(id)}
        onClose={onClose}
      />
    );
  if (sheet.kind === 'tag')
    return (
      <TagPhotosSheet
        photos={desk.selection.rows}
        suggestions={suggestions}
        isPending={desk.isPending}
        onSave={(tags) => desk.tag(desk.selection.rows, tags, onClose)}
        onClose={onClose}
      />
    );
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

type OnePhotoProps = GalleryAdminSheetsProps & { opened: ManagedPhoto };

/** Stays open with what is typed in it, also when the list's filter finds the photo no more. */
const OnePhoto = ({ opened, photos, shows, suggestions, desk, onClose }: OnePhotoProps) => {
  const { remove } = usePhotoCommands();
  const [known, setKnown] = useState(opened);
  const [isLeaving, setLeaving] = useState(false);
  const photo = photos.find(({ id }) => id === known.id) ?? known;
  const know = ([changed]: readonly ManagedPhoto[]) => changed && setKnown(changed);
  return (
    <>
      <EditPhotoSheet
        photo={photo}
        shows={shows}
        suggestions={suggestions}
        onApprove={() => desk.approve([photo], know)}
        onTakeDown={() => desk.takeDown([photo], know)}
        onDelete={() => setLeaving(true)}
        onClose={onClose}
      />
      {isLeaving && (
        <DeletePhotoQuestion
          photo={photo}
          isPending={remove.isUnderWay(photo.id)}
          onConfirm={() => remove.mutate(photo.id, { onSuccess: onClose })}
          onCancel={() => setLeaving(false)}
        />
      )}
    </>
  );
};
