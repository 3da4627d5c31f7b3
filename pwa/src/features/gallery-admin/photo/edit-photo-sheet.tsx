import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { CircleCheck, Download, EyeOff, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { TEXT_LENGTH } from '#contract/limits';
import { Sheet } from '#shared/ui/dialog/sheet';
import { DownloadLink } from '#shared/ui/file/download-link';
import { Button } from '#shared/ui/form/button';
import { TextAreaField } from '#shared/ui/form/fields';
import { FormStack } from '#shared/ui/layout/form-stack';
import { LeaveQuestion } from '#shared/ui/mutation/leave-question';
import { useWhenSaved } from '#shared/ui/mutation/use-when-saved';
import type { ManagedPhoto } from '#features/gallery-admin/list/gallery-admin.queries';
import type { PhotoChanges } from '#features/gallery-admin/list/gallery-admin.requests';
import { STATUS_NAMES } from '#features/gallery-admin/list/managed-photos-filter';
import { usePhotoCommands } from '#features/gallery-admin/use-gallery-commands';
import { EventField, type PhotographedShow } from './event-field';
import { PhotoPicture } from './photo-picture';
import { TagsField } from './tags-field';

interface EditPhotoSheetProps {
  photo: ManagedPhoto;
  shows: readonly PhotographedShow[];
  suggestions: readonly string[];
  onApprove: () => void;
  onTakeDown: () => void;
  onDelete: () => void;
  onClose: () => void;
}

/** One gallery photo, large, with all that is said of it. */
export const EditPhotoSheet = ({ photo, shows, suggestions, onClose, ...actions }: EditPhotoSheetProps) => {
  const formId = useId();
  const { values, set, save, isDirty, isSaving } = usePhotoForm(photo, onClose);
  return (
    <Sheet
      title="Edit photo"
      subtitle={<span dir="auto">{`${photo.originalName} · ${STATUS_NAMES[photo.status]}`}</span>}
      onClose={onClose}
      closesOnBack
      footer={
        <Button type="submit" form={formId} wide aria-disabled={isSaving || undefined}>
          {isSaving ? 'Saving...' : 'Save photo'}
        </Button>
      }
    >
      <Box height="min(34dvh, 24rem)" overflow="hidden" rounded="control" css={WHOLE_PHOTO}>
        <PhotoPicture address={photo.screenUrl} alt="The photo" isReady={photo.pictures === 'ready'} />
      </Box>
      <PhotoActions photo={photo} {...actions} />
      <FormStack
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextAreaField
          label="Description"
          rows={3}
          maxLength={TEXT_LENGTH.photoDescription}
          value={values.description}
          onChange={({ currentTarget }) => set({ description: currentTarget.value })}
        />
        <TagsField tags={values.tags} suggestions={suggestions} onChange={(tags) => set({ tags })} />
        <EventField
          shows={withOwn(shows, photo)}
          eventId={values.eventId}
          onChange={(eventId) => set({ eventId })}
        />
      </FormStack>
      <LeaveQuestion isDirty={isDirty} />
    </Sheet>
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

type PhotoActionsProps = Pick<EditPhotoSheetProps, 'photo' | 'onApprove' | 'onTakeDown' | 'onDelete'>;

const PhotoActions = ({ photo, onApprove, onTakeDown, onDelete }: PhotoActionsProps) => (
  <Flex wrap="wrap" gap="2" mt="3" mb="4" css={{ '& > *': { flex: '1 1 auto' } }}>
    {photo.status !== 'approved' && (
      <Button onClick={onApprove}>
        <CircleCheck size={20} aria-hidden /> Approve
      </Button>
    )}
    {photo.status !== 'taken-down' && (
      <Button look="outline" onClick={onTakeDown}>
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
const usePhotoForm = (photo: ManagedPhoto, onSaved: () => void) => {
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
