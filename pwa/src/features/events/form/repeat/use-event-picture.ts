import type { UseFormReturn } from 'react-hook-form';
import { MAX_EVENT_IMAGE_BYTES } from '#contract/limits';
import { isPictureFile } from '#shared/photos/photo-rules';
import { dismissRefusal, showToast } from '#shared/ui/feedback/toast-store';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { uploadEventImage } from '#features/events/events.requests';
import type { EventForm } from '#features/events/form/event-form';

export interface PictureChoice {
  /** The form is not whole until the picture has arrived. */
  isUploading: boolean;
  choose: (file: File) => void;
  remove: () => void;
}

/** The event's picture: it is uploaded when it is chosen, and becomes the event's when the form is saved. */
export const useEventPicture = (form: UseFormReturn<EventForm>): PictureChoice => {
  const show = (url: string) => form.setValue('imageUrl', url, { shouldDirty: true, shouldValidate: true });
  const upload = useToastMutation({
    send: uploadEventImage,
    failed: 'Failed to upload picture',
    onDone: ({ imageUrl }) => show(imageUrl),
  });
  const choose = (file: File) => {
    const problem = eventPictureProblem(file);
    if (problem) return showToast({ title: 'Error', description: problem, destructive: true });
    dismissRefusal();
    upload.mutate(file);
  };
  return { isUploading: upload.isPending, choose, remove: () => show('') };
};

/** What is wrong with a chosen picture, in the venue's words; null when it may be sent. */
const eventPictureProblem = (file: Pick<File, 'name' | 'size' | 'type'>): string | null => {
  if (!isPictureFile(file)) return 'Please select an image file';
  return file.size > MAX_EVENT_IMAGE_BYTES ? 'File size must be less than 5MB' : null;
};
