import { TabletSmartphone } from 'lucide-react';
import { TEXT_LENGTH } from '#contract/limits';
import { useSession } from '#shared/session/session-context';
import { Spinner } from '#shared/ui/feedback/spinner';
import { Button, ButtonLink } from '#shared/ui/form/button';
import { fieldOf } from '#shared/ui/form/field-of';
import { RequiredField } from '#shared/ui/form/fields';
import { FormStack } from '#shared/ui/layout/form-stack';
import { DoorCard } from '#features/door/door-card';
import { usePairing } from './use-pairing';

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
