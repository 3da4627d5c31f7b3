import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { CircleCheck, Download, EyeOff, Trash2 } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { TEXT_LENGTH } from '#contract/limits';
import { FormSheet } from '#shared/ui/dialog/form-sheet';
import { DownloadLink } from '#shared/ui/file/download-link';
import { Button } from '#shared/ui/form/button';
import { TextAreaField } from '#shared/ui/form/fields';
import { useWhenSaved } from '#shared/ui/mutation/use-when-saved';
import type { ManagedPhoto } from '#features/gallery-admin/list/gallery-admin.queries';
import { usePhotoCommands } from '#features/gallery-admin/use-gallery-commands';
import type { useGalleryDesk } from '#features/gallery-admin/use-gallery-desk';
import { DeletePhotoQuestion } from './delete-photo-question';
import { EventField, type PhotographedShow } from './event-field';
import { STATUS_NAMES } from './managed-photo-tile';
import { PhotoPicture } from './photo-picture';
import { TagsField } from './tags-field';
import { useTags } from './use-tags';

interface EditPhotoSheetProps {
  opened: ManagedPhoto;
  /** What the list shows. */
  photos: readonly ManagedPhoto[];
  desk: ReturnType<typeof useGalleryDesk>;
  shows: readonly PhotographedShow[];
  suggestions: readonly string[];
  onClose: () => void;
}

/**
 * One gallery photo, large, with all that is said of it. Stays open with what is typed in it, also when the list's filter
 * finds the photo no more.
 */
export const EditPhotoSheet = ({
  opened,
  photos,
  desk,
  shows,
  suggestions,
  onClose,
}: EditPhotoSheetProps) => {
  const { remove } = usePhotoCommands();
  const [known, setKnown] = useState(opened);
  const [isLeaving, setLeaving] = useState(false);
  const photo = photos.find(({ id }) => id === known.id) ?? known;
  const { values, tags, set, save, isDirty, isSaving } = usePhotoForm(photo, onClose);
  return (
    <>
      <FormSheet
        title="Edit photo"
        subtitle={<span dir="auto">{`${photo.originalName} · ${STATUS_NAMES[photo.status]}`}</span>}
        onClose={onClose}
        submit={save}
        submitLabel="Save photo"
        isSaving={isSaving}
        isDirty={isDirty}
      >
        <Box height="min(34dvh, 24rem)" overflow="hidden" rounded="control" css={WHOLE_PHOTO}>
          <PhotoPicture address={photo.screenUrl} alt="The photo" isReady={photo.pictures === 'ready'} />
        </Box>
        <PhotoActions photo={photo} desk={desk} onKnown={setKnown} onDelete={() => setLeaving(true)} />
        <TextAreaField
          label="Description"
          rows={3}
          maxLength={TEXT_LENGTH.photoDescription}
          value={values.description}
          onChange={({ currentTarget }) => set({ description: currentTarget.value })}
        />
        <TagsField field={tags} suggestions={suggestions} />
        <EventField
          shows={withOwn(shows, photo)}
          eventId={values.eventId}
          onChange={(eventId) => set({ eventId })}
        />
      </FormSheet>
      {isLeaving && (
        <DeletePhotoQuestion
          photo={photo}
          isPending={remove.isUnderWay(photo.id)}
          onConfirm={() =>
            remove.mutate(photo.id, {
              onSuccess: () => {
                desk.settle([photo]);
                onClose();
              },
            })
          }
          onCancel={() => setLeaving(false)}
        />
      )}
    </>
  );
};

/** Nothing of it is cut off. */
const WHOLE_PHOTO = {
  '& .photo-picture:has(img)': { background: 'none' },
  '& .photo-picture img': { objectFit: 'contain' },
} as const;

/** The photo's own show may be longer ago than those to choose from. */
const withOwn = (shows: readonly PhotographedShow[], { event }: ManagedPhoto): readonly PhotographedShow[] =>
  event && !shows.some(({ id }) => id === event.id) ? [event, ...shows] : shows;

interface PhotoActionsProps extends Pick<EditPhotoSheetProps, 'desk'> {
  photo: ManagedPhoto;
  /** Gets the photo as it is now. */
  onKnown: (photo: ManagedPhoto) => void;
  onDelete: () => void;
}

const PhotoActions = ({ photo, desk, onKnown, onDelete }: PhotoActionsProps) => {
  const know = ([changed]: readonly ManagedPhoto[]) => changed && onKnown(changed);
  return (
    <Flex wrap="wrap" gap="2" mt="-0.25rem" css={{ '& > *': { flex: '1 1 auto' } }}>
      {photo.status !== 'approved' && (
        <Button onClick={() => desk.approve([photo], know)}>
          <CircleCheck size={20} aria-hidden /> Approve
        </Button>
      )}
      {photo.status !== 'taken-down' && (
        <Button look="outline" onClick={() => desk.takeDown([photo], know)}>
          <EyeOff size={20} aria-hidden /> Take down
        </Button>
      )}
      <DownloadLink look="outline" href={photo.downloadUrl}>
        <Download size={20} aria-hidden /> Download
      </DownloadLink>
      {!photo.isOfGuest && (
        <Button look="danger" onClick={onDelete}>
          <Trash2 size={20} aria-hidden /> Delete
        </Button>
      )}
    </Flex>
  );
};

/** What is typed in the form of a photo. */
interface PhotoValues {
  description: string;
  tags: readonly string[];
  eventId: number | null;
}

/** Only what differs is sent: what somebody else changed meanwhile stays. */
const changesOf = (photo: ManagedPhoto, { description, tags, eventId }: PhotoValues) => ({
  ...(description.trim() === (photo.description ?? '') ? {} : { description }),
  ...(tags.join('\n') === photo.tags.join('\n') ? {} : { tags: [...tags] }),
  ...(eventId === null || eventId === photo.event?.id ? {} : { eventId }),
});

const isSame = (changes: object): boolean => Object.keys(changes).length === 0;

/** The form of one photo. Failing keeps what was typed. */
const usePhotoForm = (photo: ManagedPhoto, onSaved: () => void) => {
  // As it was when the form opened: the list behind it may be asked for again.
  const [before] = useState(photo);
  const tags = useTags(photo.tags);
  const [values, setValues] = useState({
    description: photo.description ?? '',
    eventId: photo.event?.id ?? null,
  });
  const { edit } = usePhotoCommands();
  const changesWith = (all: readonly string[]) => changesOf(before, { ...values, tags: all });
  const isDirty = tags.isTyped || !isSame(changesWith(tags.tags));
  useWhenSaved(edit.isSuccess, onSaved);
  return {
    values,
    tags,
    set: (change: Partial<typeof values>) => setValues((now) => ({ ...now, ...change })),
    save: (event: SubmitEvent) => {
      event.preventDefault();
      const all = tags.takeAll();
      if (!all) return;
      const changes = changesWith(all);
      if (isSame(changes)) onSaved();
      else edit.mutate({ id: photo.id, changes });
    },
    isDirty: isDirty && !edit.isSuccess,
    isSaving: edit.isPending,
  };
};
