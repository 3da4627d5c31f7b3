import { useState } from 'react';
import { useWhenSaved } from '#shared/ui/mutation/use-when-saved';
import type { ManagedPhoto } from '#features/gallery-admin/list/gallery-admin.queries';
import type { PhotoChanges } from '#features/gallery-admin/list/gallery-admin.requests';
import { usePhotoCommands } from '#features/gallery-admin/use-gallery-commands';

/** What is typed in the form of a photo. */
interface PhotoValues {
  description: string;
  tags: readonly string[];
  eventId: number | null;
}

/** Only what differs is sent: what somebody else changed meanwhile stays. */
const changesOf = (photo: ManagedPhoto, { description, tags, eventId }: PhotoValues): PhotoChanges => ({
  ...(description.trim() === (photo.description ?? '') ? {} : { description }),
  ...(tags.join('\n') === photo.tags.join('\n') ? {} : { tags: [...tags] }),
  ...(eventId === null || eventId === photo.event?.id ? {} : { eventId }),
});

/** The form of one photo. Failing keeps what was typed. */
export const usePhotoForm = (photo: ManagedPhoto, onSaved: () => void) => {
  // As it was when the form opened: the list behind it may be asked for again.
  const [before] = useState(photo);
  const [values, setValues] = useState<PhotoValues>({
    description: photo.description ?? '',
    tags: photo.tags,
    eventId: photo.event?.id ?? null,
  });
  const { edit } = usePhotoCommands();
  const changes = changesOf(before, values);
  const isDirty = Object.keys(changes).length > 0;
  useWhenSaved(edit.isSuccess, onSaved);
  return {
    values,
    set: (change: Partial<PhotoValues>) => setValues((now) => ({ ...now, ...change })),
    save: () => (isDirty ? edit.mutate({ id: photo.id, changes }) : onSaved()),
    isDirty: isDirty && !edit.isSuccess,
    isSaving: edit.isPending,
  };
};
