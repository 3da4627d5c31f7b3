import { Stack } from '@chakra-ui/react/stack';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { PasswordTab } from '#features/users/account/password-tab';
import { useSession } from '#shared/session/session-context';

/** The account's Password tab (spec §2 "Account page"), and where the account is signed in (design §10). */
export const Route = createFileRoute('/account/password')({ component: PasswordRoute });

/** A part of its own: the files that a route needs are named in every guest's first load. */
const SignedInDevices = lazy(() =>
  import('#features/users/account/devices/signed-in-devices').then((module) => ({
    default: module.SignedInDevices,
  })),
);

function PasswordRoute() {
  const { user } = useSession();
  const [changes, setChanges] = useState(0);
  if (!user) return null;
  return (
    <Stack key={user.id} gap="4">
      <PasswordTab user={user} onChanged={() => setChanges(changes + 1)} />
      <Suspense>
        {/* A new password has ended the others: asked again. */}
        <SignedInDevices key={changes} userId={user.id} />
      </Suspense>
    </Stack>
  );
}
