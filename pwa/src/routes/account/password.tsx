import { createFileRoute } from '@tanstack/react-router';
import { PasswordTab } from '#features/users/account/password-tab';
import { useSession } from '#shared/session/session-context';

/** The account's Password tab (spec §2 "Account page"). */
export const Route = createFileRoute('/account/password')({ component: PasswordRoute });

function PasswordRoute() {
  const { user } = useSession();
  return user && <PasswordTab key={user.id} user={user} />;
}
