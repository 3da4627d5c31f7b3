import { createFileRoute } from '@tanstack/react-router';
import { parseMessageFilter } from '#features/notifications/messages/message-filter';
import { MessageList } from '#features/notifications/messages/message-list';
import { useSeenOnIcon } from '#shared/push/use-seen-on-icon';
import { useAddressFilter } from '#shared/ui/list/list-choices';

/** The Messages tab: what was sent, waits or failed. What is searched stands in the address. */
export const Route = createFileRoute('/admin/messages')({
  validateSearch: parseMessageFilter,
  component: MessagesRoute,
});

function MessagesRoute() {
  useSeenOnIcon('failures');
  return <MessageList {...useAddressFilter(Route, parseMessageFilter)} />;
}
