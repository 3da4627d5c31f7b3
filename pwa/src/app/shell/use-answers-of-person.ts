import { useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import '#shared/http/query-meta';
import { forgetTold } from '#app/start/told-to-some';
import { useSession } from '#shared/session/session-context';

/**
 * After somebody has signed in or out asks again for what is on screen, since the API tells staff and artists more, e.g.
 * artist notes (design §4 "Roles"), and forgets what else the last person was told. The session found at start changes
 * nothing: those answers were asked for with it.
 */
export const useAnswersOfPerson = (): void => {
  const queryClient = useQueryClient();
  const { user, isLoading } = useSession();
  const personId = user?.id ?? null;
  const last = useRef<number | null | undefined>(undefined);

  useEffect(() => {
    if (isLoading) return;
    if (last.current !== undefined && last.current !== personId) {
      queryClient.removeQueries({ type: 'inactive', fetchStatus: 'idle', predicate: isPrivate });
      forgetTold(queryClient);
      void queryClient.invalidateQueries();
    }
    last.current = personId;
  }, [isLoading, personId, queryClient]);
};

const isPrivate = ({ meta }: Query): boolean => !meta?.public;
