import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { EVENTS_PATH } from './events.queries';

/** Refetches all queries of events: lists, calendars, tonight, one event. Those that are not on screen follow when they are. */
export const useRefreshEvents = (): (() => void) => {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: [EVENTS_PATH] }), [client]);
};
