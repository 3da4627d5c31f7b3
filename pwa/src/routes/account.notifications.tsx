import { createFileRoute } from '@tanstack/react-router';
import { PreferencesTab } from '#features/notifications/preferences-tab';
import { useSession } from '#shared/session/session-context';

/** The account's Notifications tab: what the venue may send. */
export const Route = createFileRoute('/account/notifications')({ component: NotificationsRoute });

function NotificationsRoute() {
  const { user } = useSession();
  return user && <PreferencesTab key={user.id} user={user} />;
}
