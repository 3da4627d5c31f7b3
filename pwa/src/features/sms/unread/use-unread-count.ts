import { useQuery } from '@tanstack/react-query';
import { smsCountQuery } from '#features/sms/sms.queries';

/**
 * How many requests by text wait that no staff have seen; 0 while that is not known. Only reads it: the header's mark, which
 * every page has, is what asks (`useUnreadWatch`), so that the venue is asked once.
 */
export const useUnreadCount = (): number => useQuery({ ...smsCountQuery, enabled: false }).data?.unread ?? 0;
