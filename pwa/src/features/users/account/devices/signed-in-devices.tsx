import { Stack } from '@chakra-ui/react/stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { requestJson } from '#shared/http/http-client';
import { ConfirmSheet } from '#shared/ui/dialog/confirm-sheet';
import { LoadingPart } from '#shared/ui/feedback/loading-part';
import { Unanswered } from '#shared/ui/feedback/unanswered';
import { Button } from '#shared/ui/form/button';
import { Hint } from '#shared/ui/layout/hint';
import { PagePart } from '#shared/ui/layout/page-part';
import { keepsFocus } from '#shared/ui/list/keeps-focus';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { DeviceRow } from './device-row';
import {
  refreshSignedInDevices,
  SESSIONS_PATH,
  signedInDevicesQuery,
  type SignedInDevice,
} from './signed-in-devices.queries';

/** Where this account is signed in, this device first; each other one, or all, can be signed out from here (design §10). */
export const SignedInDevices = ({ userId }: { userId: number }) => {
  const query = useQuery(signedInDevicesQuery(userId));
  return (
    <PagePart
      ref={keepsFocus}
      heading="h2"
      id="signed-in-title"
      title="Signed-in devices"
      hint="Is there one you do not know? Sign it out, then change your password."
    >
      {query.data ? (
        <Devices devices={query.data} />
      ) : (
        <Unanswered
          query={query}
          what="Your devices"
          failed="Something went wrong on our side. You stay signed in."
        >
          <LoadingPart label="Loading your devices" heights={['3.5rem', '3.5rem']} />
        </Unanswered>
      )}
    </PagePart>
  );
};

const Devices = ({ devices }: { devices: SignedInDevice[] }) => {
  const others = devices.filter(({ isThis }) => !isThis);
  return (
    <>
      <Rows label="This device" devices={devices.filter(({ isThis }) => isThis)} />
      {others.length > 1 && <EndOthers />}
      {others.length > 0 ? (
        <Rows label="Other devices" devices={others} />
      ) : (
        <Hint>You are signed in nowhere else.</Hint>
      )}
    </>
  );
};

const Rows = ({ label, devices }: { label: string; devices: SignedInDevice[] }) => (
  <Stack ref={keepsFocus} as="ul" gap="4" aria-label={label}>
    {devices.map((device) => (
      <DeviceRow key={device.key} device={device} />
    ))}
  </Stack>
);

/** Signs out everywhere but here, after a question. */
const EndOthers = () => {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const ending = useToastMutation({
    send: () => requestJson(SESSIONS_PATH, { method: 'DELETE' }),
    done: () => ({ title: 'Signed out on all other devices' }),
    failed: 'Failed to sign out the other devices',
    refresh: refreshSignedInDevices,
    onDone: async () => {
      await refreshSignedInDevices(client);
      setAsking(false);
    },
  });
  return (
    <>
      <Button look="danger" alignSelf="start" onClick={() => setAsking(true)}>
        Sign out all other devices
      </Button>
      {isAsking && (
        <ConfirmSheet
          title="Sign out all other devices?"
          confirmLabel="Sign out"
          pendingLabel="Signing out..."
          isPending={ending.isPending}
          onConfirm={() => ending.mutate()}
          onCancel={() => setAsking(false)}
        >
          <p>
            You stay signed in here. What the others have not sent yet waits there until you sign in again.
          </p>
        </ConfirmSheet>
      )}
    </>
  );
};
