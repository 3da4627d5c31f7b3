import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ProfileTab } from '#features/users/account/profile-tab';
import { useSession } from '#shared/session/session-context';
import { optionalPart } from '#shared/ui/page/optional-part';

/** The account opens on its Profile tab (spec §2 "Account page"). */
export const Route = createFileRoute('/account/')({ component: ProfileRoute });

/** Only admins load it. */
const MissingMailServer = optionalPart(
  async () => (await import('#features/notifications/messages/missing-mail-server')).MissingMailServer,
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
