import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ProfileTab } from '#features/users/account/profile-tab';
import { useSession } from '#shared/session/session-context';

/** The account opens on its Profile tab (spec §2 "Account page"). */
export const Route = createFileRoute('/account/')({ component: ProfileRoute });

/** Only admins load it. */
const MissingMailServer = lazy(() =>
  import('#features/notifications/messages/missing-mail-server').then((module) => ({
    default: module.MissingMailServer,
  })),
);

function ProfileRoute() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <>
      {user.userType === 'admin' && (
        <Suspense>
          <MissingMailServer />
        </Suspense>
      )}
      <ProfileTab key={user.id} user={user} />
    </>
  );
}
