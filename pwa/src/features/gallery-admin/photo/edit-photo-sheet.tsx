import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { CircleCheck, Download, EyeOff, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { TEXT_LENGTH } from '#contract/limits';
import { Button } from '#shared/ui/form/button';
import { DownloadLink } from '#shared/ui/file/download-link';
import { TextAreaField } from '#shared/ui/form/fields';
import { LeaveQuestion } from '#shared/ui/mutation/leave-question';
import { Sheet } from '#shared/ui/dialog/sheet';
import { EventField, type PhotographedShow } from './event-field';
import type { ManagedPhoto } from '#features/gallery-admin/list/gallery-admin.queries';
import { FormStack } from '#shared/ui/layout/form-stack';
import { STATUS_NAMES } from '#features/gallery-admin/list/managed-photos-filter';
import { PhotoPicture } from './photo-picture';
import { TagsField } from './tags-field';
import { usePhotoForm } from './use-photo-form';

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
          dir="auto"
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
