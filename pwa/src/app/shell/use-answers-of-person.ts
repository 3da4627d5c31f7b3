import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession } from '#shared/session/session-context';

/**
 * Asks again for what is on screen after somebody has signed in or out: the API tells staff and artists more, e.g. artist
 * notes (design §4 "Roles"). The session found at start changes nothing: those answers were asked for with it.
 */
export const useAnswersOfPerson = (): void => {
  const queryClient = useQueryClient();
  const { user, isLoading } = useSession();
  const personId = user?.id ?? null;
  const last = useRef<number | null | undefined>(undefined);

  useEffect(() => {
    if (isLoading) return;
    if (last.current !== undefined && last.current !== personId) void queryClient.invalidateQueries();
    last.current = personId;
  }, [isLoading, personId, queryClient]);
};
