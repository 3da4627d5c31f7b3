import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { EVENTS_PATH } from './events.queries';

/** Asks again for whatever shows events: lists, calendars, tonight, one event. What is not on screen follows when it is. */
export const useRefreshEvents = (): (() => void) => {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: [EVENTS_PATH] }), [client]);
};
