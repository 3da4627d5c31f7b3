import { useEffect } from 'react';
import type { StaffTopic } from '#contract/message-topics';

/** Takes a topic off the count on the app's icon once its page is open: staff look at it there. */
export const useSeenOnIcon = (topic: StaffTopic): void =>
  useEffect(() => {
    void takeOff(topic);
  }, [topic]);

/** A device without storage has no count to take it off. */
const takeOff = async (topic: StaffTopic): Promise<void> => {
  try {
    const { noteUnread } = await import('#shared/offline/status/app-badge');
    await noteUnread(0, topic);
  } catch (error) {
    console.warn('The count could not be taken off the icon.', error);
  }
};
