import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CountMark } from '#shared/theme/count-mark';
import { smsCountQuery } from '#features/sms/sms.queries';

/** How many texts wait that no staff have seen, on the link that leads to them. */
export const UnreadMark = () => <CountMark count={useUnreadWatch()} />;

/**
 * Keeps asking how many requests by text wait that no staff have seen, and has the app's icon count them too.
 * @returns 0 while that is not known
 */
const useUnreadWatch = (): number => {
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
