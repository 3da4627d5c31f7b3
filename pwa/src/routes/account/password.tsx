import { Stack } from '@chakra-ui/react/stack';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense, type ComponentProps } from 'react';
import type { SignedInDevices as Devices } from '#features/users/account/devices/signed-in-devices';
import type { OwnData as Data } from '#features/users/account/own-data/own-data';
import { PasswordTab } from '#features/users/account/password-tab';
import { useSession } from '#shared/session/session-context';
import { optionalPart } from '#shared/ui/page/optional-part';

/** The account's Password tab (spec §2 "Account page"), where the account is signed in, and what is known of its owner (design §10). */
export const Route = createFileRoute('/account/password')({ component: PasswordRoute });

/** A part of its own: the files that a route needs are named in every guest's first load. */
const SignedInDevices = optionalPart<ComponentProps<typeof Devices>>(
  async () => (await import('#features/users/account/devices/signed-in-devices')).SignedInDevices,
);

const OwnData = optionalPart<ComponentProps<typeof Data>>(
  async () => (await import('#features/users/account/own-data/own-data')).OwnData,
);

function PasswordRoute() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Stack key={user.id} gap="4">
      <PasswordTab user={user} />
      <Suspense>
        <SignedInDevices userId={user.id} />
        <OwnData userId={user.id} />
      </Suspense>
    </Stack>
  );
}
