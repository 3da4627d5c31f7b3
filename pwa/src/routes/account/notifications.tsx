import { Stack } from '@chakra-ui/react/stack';
import { createFileRoute, Navigate } from '@tanstack/react-router';
import { messageSwitchesOf } from '#contract/rules/message-kinds';
import { PreferencesTab } from '#features/notifications/preferences-tab';
import { PushDevices } from '#features/notifications/push-devices';
import { useSession } from '#shared/session/session-context';

/** The account's Notifications tab, for who gets messages that can be refused. */
export const Route = createFileRoute('/account/notifications')({ component: NotificationsRoute });

function NotificationsRoute() {
  const { user } = useSession();
  if (!user) return null;
  if (messageSwitchesOf(user.userType).length === 0) return <Navigate to="/account" replace />;
  return (
    <Stack key={user.id} gap="4">
      <PreferencesTab user={user} />
      <PushDevices userId={user.id} />
    </Stack>
  );
}
