import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { smsCountQuery } from '#features/sms/sms.queries';

/**
 * How many requests by text wait that no staff have seen; the app's icon counts them too.
 * @returns 0 while that is not known
 */
export const useUnreadCount = (): number => {
  const unread = useQuery(smsCountQuery).data?.unread;
  useEffect(() => {
    if (unread !== undefined) void countOnIcon(unread);
  }, [unread]);
  return unread ?? 0;
};

/** The tab says the same, so that a device without storage loses nothing. */
const countOnIcon = async (unread: number): Promise<void> => {
  try {
    const { noteUnread } = await import('#shared/offline/status/app-badge');
    await noteUnread(unread);
  } catch (error) {
    console.warn('The count could not be put on the icon.', error);
  }
};
