import { Stack } from '@chakra-ui/react/stack';
import { createFileRoute } from '@tanstack/react-router';
import { SignedInDevices } from '#features/users/account/devices/signed-in-devices';
import { PasswordTab } from '#features/users/account/password-tab';
import { useSession } from '#shared/session/session-context';

/** The account's Password tab (spec §2 "Account page"), and where the account is signed in (design §10). */
export const Route = createFileRoute('/account/password')({ component: PasswordRoute });

function PasswordRoute() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Stack key={user.id} gap="4">
      <PasswordTab user={user} />
      <SignedInDevices userId={user.id} />
    </Stack>
  );
}
