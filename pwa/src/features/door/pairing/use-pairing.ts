import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { object, type infer as Infer } from 'zod/mini';
import { TEXT_LENGTH } from '#contract/limits';
import { requestJson } from '#shared/http/http-client';
import { requiredText } from '#shared/lib/form-texts';
import { offlineDatabase, withOpenDatabase } from '#shared/offline/storage/offline-database';
import { retryEntry } from '#shared/offline/outbox/outbox-store';
import { useSession } from '#shared/session/session-context';
import { showServerFields } from '#shared/ui/mutation/show-server-fields';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { DOOR_KIND } from '#features/door/acts/door-act';
import { keepDevice, newDeviceToken } from '#features/door/store/door-device';

/** Pairs this device with the door. The admin is then signed out of it, so that people at the door reach nothing else. */
export const usePairing = () => {
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
