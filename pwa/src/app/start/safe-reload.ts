import { hasUnsavedWork } from '#shared/ui/mutation/unsaved-work';

/** Why the page must not be reloaded now; null when it may be (design §5.8). */
export type ReloadObstacle = 'unsaved-work' | 'sending' | null;

export const reloadObstacle = async (): Promise<ReloadObstacle> => {
  if (hasUnsavedWork()) return 'unsaved-work';
  return (await isQueueSending()) ? 'sending' : null;
};

/** A queue that cannot be read is not being sent by this page. */
const isQueueSending = async (): Promise<boolean> => {
  try {
    const activity = await import('#shared/offline/status/queue-activity');
    return await activity.isQueueSending();
  } catch {
    return false;
  }
};
