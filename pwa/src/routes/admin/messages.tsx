import { createFileRoute } from '@tanstack/react-router';
import { parseMessageFilter } from '#features/notifications/messages/message-filter';
import { MessageList } from '#features/notifications/messages/message-list';
import { useSeenOnIcon } from '#shared/push/use-seen-on-icon';

/** The Messages tab: what was sent, waits or failed. What is searched stands in the address. */
export const Route = createFileRoute('/admin/messages')({
  validateSearch: parseMessageFilter,
  component: MessagesRoute,
});

function MessagesRoute() {
  useSeenOnIcon('failures');
  const navigate = Route.useNavigate();
  // Once more: the router hands on what the address says beside what was read from it.
  const filter = parseMessageFilter(Route.useSearch());
  return (
    <MessageList
      filter={filter}
      onFilter={(next) =>
        void navigate({ search: parseMessageFilter(next), replace: true, resetScroll: false })
      }
    />
  );
}
