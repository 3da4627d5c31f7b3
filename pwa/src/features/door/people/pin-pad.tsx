import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { Delete, KeyRound } from 'lucide-react';
import { useId } from 'react';
import { PIN_LENGTH } from '#contract/rules/door/pin';
import { Button } from '#shared/ui/form/button';
import { TextField } from '#shared/ui/form/fields';
import { DoorCard } from '#features/door/door-card';
import type { DoorPerson } from '#features/door/store/door-database';
import { usePinPad } from './use-pin-pad';

interface PinPadProps {
  person: DoorPerson;
  onRight: () => void;
  onBack: () => void;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** A phone on its side: the digits stand beside the rest, so that Enter is seen, too. */
const LYING = '@media (orientation: landscape) and (max-height: 30rem)';

const BESIDE_DIGITS = {
  display: 'grid',
  gridTemplate: 'repeat(4, auto) 1fr / 1fr 1fr',
  gap: '2 4',
  maxWidth: '40rem',
  p: '4',
  '& > span': { display: 'none' },
  '& > form': { display: 'contents' },
};

/** The PIN of one person, by thumb or keyboard. */
export const PinPad = ({ person, onRight, onBack }: PinPadProps) => {
  const { pin, setPin, problem, isChecking, submit } = usePinPad(person, onRight);
  const problemId = useId();
  const press = (digit: string) => setPin(`${pin}${digit}`);
  return (
    <DoorCard title={person.name} icon={KeyRound} css={{ [LYING]: BESIDE_DIGITS }}>
      <chakra.form
        display="grid"
        gap="4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          label="PIN"
          type="password"
          inputMode="none"
          autoComplete="off"
          autoFocus
          maxLength={PIN_LENGTH.max}
          value={pin}
          aria-invalid={problem !== null}
          aria-describedby={problem ? problemId : undefined}
          onChange={({ currentTarget }) => setPin(currentTarget.value)}
        />
        {problem && (
          <p key={problem.attempt} id={problemId} role="alert" className="field-error">
            {problem.words}
          </p>
        )}
        <Grid templateColumns="repeat(3, 1fr)" gap="2" css={{ [LYING]: { gridArea: '1 / 2 / -1' } }}>
          {DIGITS.map((digit) => (
            <Button key={digit} look="outline" onClick={() => press(digit)}>
              {digit}
            </Button>
          ))}
          <Button look="quiet" onClick={onBack}>
            Back
          </Button>
          <Button look="outline" onClick={() => press('0')}>
            0
          </Button>
          <Button look="quiet" aria-label="Delete the last digit" onClick={() => setPin(pin.slice(0, -1))}>
            <Delete size={24} aria-hidden />
          </Button>
        </Grid>
        <Button type="submit" wide aria-disabled={isChecking || undefined}>
          {isChecking ? 'Checking...' : 'Enter'}
        </Button>
      </chakra.form>
    </DoorCard>
  );
};
