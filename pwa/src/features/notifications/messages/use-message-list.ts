import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { usePages, type Pages } from '#shared/ui/list/use-pages';
import type { MessageFilter } from './message-filter';
import { messagesQuery, type Message } from './messages.queries';

/** The messages that the filter finds. They are private, so nothing of them is kept for reading offline (design §5.7). */
export const useMessageList = (filter: MessageFilter): Pages<Message> =>
  usePages(useInfiniteQuery({ ...messagesQuery(filter), placeholderData: keepPreviousData }));
