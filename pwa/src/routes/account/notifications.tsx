import { createFileRoute, Navigate } from '@tanstack/react-router';
import { messageSwitchesOf } from '#contract/rules/message-kinds';
import { PreferencesTab } from '#features/notifications/preferences-tab';
import { useSession } from '#shared/session/session-context';

/** The account's Notifications tab, for who gets messages that can be refused. */
export const Route = createFileRoute('/account/notifications')({ component: NotificationsRoute });

function NotificationsRoute() {
  const { user } = useSession();
  if (!user) return null;
  if (messageSwitchesOf(user.userType).length === 0) return <Navigate to="/account" replace />;
  return <PreferencesTab key={user.id} user={user} />;
}
