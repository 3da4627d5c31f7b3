import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { ImagePlus, ImageUp, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { PICTURE_ACCEPT } from '#shared/photos/photo-rules';
import { Button } from '#shared/ui/form/button';
import { FileButton } from '#shared/ui/file/file-button';
import { FIELD_LABELS } from '#features/events/form/event-form';
import { EventImage } from '#features/events/event-image';
import type { PictureChoice } from './use-event-picture';

interface EventPictureProps {
  /** As the form has it; empty for none. */
  imageUrl: string;
  picture: PictureChoice;
}

/** The event's picture, and how to choose another or none. */
export const EventPicture = ({ imageUrl, picture: { isUploading, choose, remove } }: EventPictureProps) => {
  const id = useId();
  const label = isUploading ? 'Uploading...' : imageUrl ? 'Change picture' : 'Add picture';
  return (
    <Stack gap="2" role="group" aria-labelledby={`${id}-label`}>
      <span className="field-label" id={`${id}-label`}>
        {FIELD_LABELS.imageUrl}
      </span>
      {imageUrl && <EventImage src={imageUrl} alt="The event's picture" />}
      <Flex wrap="wrap" gap="2">
        <FileButton
          icon={imageUrl ? ImageUp : ImagePlus}
          label={label}
          accept={PICTURE_ACCEPT}
          isBusy={isUploading}
          onChoose={choose}
        />
        {imageUrl && !isUploading && (
          <Button look="quiet" onClick={remove}>
            <Trash2 size={20} aria-hidden /> Remove picture
          </Button>
        )}
      </Flex>
    </Stack>
  );
};
