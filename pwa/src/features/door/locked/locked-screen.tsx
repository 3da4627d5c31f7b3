import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useBlocker } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { twelveHourTime } from '#contract/rules/clock';
import { focusById } from '#shared/ui/dialog/focus-after-paint';
import { Button } from '#shared/ui/form/button';
import { DoorCode } from '#features/door/code/door-code';
import type { AdmissionForm } from '#features/door/line/check-in/admission-form';
import { PeopleScreen } from '#features/door/people/people-screen';
import { ScreenHeading } from '#features/door/screen-heading';
import type { DoorNight, DoorPerson, DoorShow } from '#features/door/store/door-database';
import { GuestForm } from './guest-form';
import { GuestStub } from './guest-stub';
import { useClosedWords } from './use-closed-words';

interface LockedScreenProps {
  night: DoorNight | null;
  /** Undefined once the night is over. */
  show: DoorShow | undefined;
  /** Somebody of the staff has entered their PIN. */
  onUnlock: (person: DoorPerson) => void;
}

const HEADING_ID = 'locked-to';

/** The tablet as the guest's own check-in: nothing else of the venue, whatever is tried (design §7 "Lock to guests"). */
export const LockedScreen = ({ night, show, onUnlock }: LockedScreenProps) => {
  useBlocker({ shouldBlockFn: () => true, enableBeforeUnload: false });
  const [isStaff, setStaff] = useState(false);
  if (isStaff || !night || !show)
    return <PeopleScreen night={night} onEnter={onUnlock} onBack={show && (() => setStaff(false))} />;
  return (
    <Stack minHeight="100dvh" maxWidth="60rem" mx="auto" p="4" gap="4">
      <Flex as="header" align="start" justify="space-between" gap="2">
        <div>
          <chakra.p color="accent" fontWeight="700">
            Tonight · {twelveHourTime(show.time)}
          </chakra.p>
          <ScreenHeading id={HEADING_ID}>
            <bdi>{show.name}</bdi>
          </ScreenHeading>
        </div>
        <Button look="quiet" onClick={() => setStaff(true)}>
          <Lock size={18} aria-hidden />
          Staff
        </Button>
      </Flex>
      <GuestTurns night={night} show={show} />
    </Stack>
  );
};

/** One guest after the other: the form, then their stub, then a new form. */
const GuestTurns = ({ night, show }: { night: DoorNight; show: DoorShow }) => {
  const [turn, setTurn] = useState(0);
  const [admitted, setAdmitted] = useState<AdmissionForm | null>(null);
  const next = () => {
    setAdmitted(null);
    setTurn((count) => count + 1);
    // What had it is gone.
    focusById(HEADING_ID);
  };
  const closed = useClosedWords(night, show);
  return (
    <div>
      {/* There before the stub is: a region that comes with its words is not read out. */}
      <div role="status">
        {admitted && <GuestStub name={admitted.name} email={admitted.email} onDone={next} />}
      </div>
      {!admitted && closed !== null && <p>{closed}</p>}
      {!admitted && closed === null && (
        <Stack gap="4">
          <GuestForm key={turn} night={night} show={show} onKept={setAdmitted} onAbandoned={next} />
          <DoorCode show={show} title="Rather on your own phone?" />
        </Stack>
      )}
    </div>
  );
};
