import { refused, showToast } from '#shared/ui/feedback/toast-store';
import type { Kept } from '#shared/offline/outbox/outbox-store';

/**
 * Keeps an act on this tablet, and says when that fails.
 * @param notKept what is said then
 * @returns whether it is kept
 */
export const useKeep =
  (notKept = NOT_KEPT) =>
  async (act: () => Promise<Kept>): Promise<boolean> => {
    try {
      const { photoKept } = await act();
      if (!photoKept) showToast(NO_ROOM_FOR_PHOTO);
      return true;
    } catch (error) {
      console.error(error);
      showToast(notKept);
      return false;
    }
  };

const NO_ROOM_FOR_PHOTO = refused(
  'Error',
  'This tablet is out of space. The guest is checked in, the photo is not kept.',
);

const NOT_KEPT = refused('Error', 'This tablet could not keep it. Try again.');
