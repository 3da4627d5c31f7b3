import { zodResolver } from '@hookform/resolvers/zod';
import { TabletSmartphone } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type infer as Infer, object } from 'zod/mini';
import { TEXT_LENGTH } from '#contract/limits';
import { requestJson } from '#shared/http/http-client';
import { requiredText } from '#shared/lib/form-texts';
import { retryEntry } from '#shared/offline/outbox/outbox-store';
import { offlineDatabase, withOpenDatabase } from '#shared/offline/storage/offline-database';
import { useSession } from '#shared/session/session-context';
import { Spinner } from '#shared/ui/feedback/spinner';
import { Button, ButtonLink } from '#shared/ui/form/button';
import { fieldOf } from '#shared/ui/form/field-of';
import { RequiredField } from '#shared/ui/form/fields';
import { FormStack } from '#shared/ui/layout/form-stack';
import { showServerFields } from '#shared/ui/mutation/show-server-fields';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { DOOR_KIND } from '#features/door/acts/door-act';
import { DoorCard } from '#features/door/door-card';
import { keepDevice, newDeviceToken } from '#features/door/store/door-device';

/** Makes this device a tablet of the door, once, by an admin (design §7 "The tablet"). */
export const PairingScreen = () => {
  const { user, isLoading } = useSession();
  if (isLoading) return <Spinner label="Loading..." />;
  return user?.userType === 'admin' ? <PairingCard /> : <AdminNeeded />;
};

const PairingCard = () => {
  const { form, submit, isSaving } = usePairing();
  return (
    <DoorCard title="Set up this tablet" icon={TabletSmartphone}>
      <p>
        From here on it shows the door, and nothing else of the venue. You are signed out of it, and staff
        take turns with their PINs.
      </p>
      <FormStack noValidate onSubmit={(event) => void submit(event)}>
        <RequiredField
          label="Name"
          hint="Where it stands, such as Front door"
          {...fieldOf(form, 'name')}
          maxLength={TEXT_LENGTH.deviceName}
        />
        <Button type="submit" wide aria-disabled={isSaving || undefined}>
          {isSaving ? 'Pairing...' : 'Pair this tablet'}
        </Button>
        <ButtonLink look="quiet" to="/">
          Not now
        </ButtonLink>
      </FormStack>
    </DoorCard>
  );
};

const AdminNeeded = () => (
  <DoorCard title="Door" icon={TabletSmartphone}>
    <p>
      This device is not paired with the door. An admin signs in once, gives it a name, and staff take over.
    </p>
    <ButtonLink wide to="/login">
      Sign in as an admin
    </ButtonLink>
    <ButtonLink look="quiet" to="/">
      To the events
    </ButtonLink>
  </DoorCard>
);

/** Pairs this device with the door. The admin is then signed out of it, so that people at the door reach nothing else. */
const usePairing = () => {
  const { logout } = useSession();
  const [token] = useState(newDeviceToken);
  const form = useForm<PairingForm>({ resolver: zodResolver(pairingForm), defaultValues: { name: '' } });
  const pairing = useToastMutation({
    send: ({ name }: PairingForm) =>
      requestJson('/api/door/devices', { method: 'POST', body: { name, token } }),
    failed: 'Failed to pair this tablet',
    onDone: async () => {
      await logout();
      await keepDevice({ token });
      await sendWhatWaited();
    },
    onFailed: (error) => showServerFields(form, error),
  });
  const submit = form.handleSubmit((values) => pairing.mutate(values));
  return { form, submit, isSaving: pairing.isPending };
};

/** Sends what an earlier pairing left behind. */
const sendWhatWaited = async (): Promise<void> => {
  const held = await withOpenDatabase(() =>
    offlineDatabase.entries
      .filter(({ kind, state }) => kind === DOOR_KIND && state === 'stuck')
      .primaryKeys(),
  );
  for (const key of held) await retryEntry(key);
};

const pairingForm = object({
  name: requiredText(TEXT_LENGTH.deviceName, 'Please enter a name for this tablet'),
});

type PairingForm = Infer<typeof pairingForm>;
