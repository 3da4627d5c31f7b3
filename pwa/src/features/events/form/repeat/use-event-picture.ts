import type { UseFormReturn } from 'react-hook-form';
import type { components } from '#contract/api-types.gen';
import { MAX_EVENT_IMAGE_BYTES } from '#contract/limits';
import { requestJson } from '#shared/http/http-client';
import { isPictureFile } from '#shared/photos/photo-rules';
import { dismissRefusal, refused, showToast } from '#shared/ui/feedback/toast-store';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { EVENTS_PATH } from '#features/events/events.queries';
import type { EventForm } from '#features/events/form/event-form';

export type PictureChoice = ReturnType<typeof useEventPicture>;

/** The event's picture: it is uploaded when it is chosen, and becomes the event's when the form is saved. */
export const useEventPicture = (form: UseFormReturn<EventForm>) => {
  const show = (url: string) => form.setValue('imageUrl', url, { shouldDirty: true, shouldValidate: true });
  const upload = useToastMutation({
    send: (file: File) => {
      const body = new FormData();
      body.append('image', file);
      return requestJson<components['schemas']['EventImageResponse']>(`${EVENTS_PATH}/image`, {
        method: 'POST',
        body,
      });
    },
    failed: 'Failed to upload picture',
    onDone: ({ imageUrl }) => show(imageUrl),
  });
  const choose = (file: File) => {
    // Its size first, as the API tells it, too (decision 65).
    if (file.size > MAX_EVENT_IMAGE_BYTES) return refuse('File size must be less than 5MB');
    if (!isPictureFile(file)) return refuse('Please select an image file');
    dismissRefusal();
    upload.mutate(file);
  };
  // The form is not whole until the picture has arrived.
  return { isUploading: upload.isPending, choose, remove: () => show('') };
};

const refuse = (problem: string) => showToast(refused('Error', problem));
