import { useQuery } from '@tanstack/react-query';
import { verificationCountQuery } from './verifications.queries';

/** How many check-ins wait for staff; 0 while that is not known. */
export const usePendingCount = (): number => useQuery(verificationCountQuery).data?.pending ?? 0;
