import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Stack } from '@chakra-ui/react/stack';
import { CloudOff, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useVenueReachable } from '#shared/offline/wakes/use-outbox';
import { Spinner } from '#shared/ui/feedback/spinner';
import { Button } from '#shared/ui/form/button';
import { DoorCard } from '#features/door/door-card';
import type { DoorNight, DoorPerson } from '#features/door/store/door-database';
import { PinPad } from './pin-pad';

interface PeopleScreenProps {
  /** Null before the venue has answered for the first time. */
  night: DoorNight | null;
  onEnter: (person: DoorPerson) => void;
  /** Back to the guests, on a locked tablet. */
  onBack?: () => void;
}

/** Who stands at the door now: by name and PIN (design §7 "The tablet"). */
export const PeopleScreen = ({ night, onEnter, onBack }: PeopleScreenProps) => {
  const [chosen, setChosen] = useState<DoorPerson | null>(null);
  if (!night) return <FirstContact />;
  if (chosen)
    return <PinPad person={chosen} onRight={() => onEnter(chosen)} onBack={() => setChosen(null)} />;
  return (
    <DoorCard title="Who is at the door?" icon={UsersRound}>
      {night.people.length === 0 ? (
        <p>Nobody has a PIN yet. An admin sets one under Users, on their own phone.</p>
      ) : (
        <SimpleGrid minChildWidth="min(100%, 12rem)" gap="2">
          {night.people.map((person) => (
            <Button key={person.id} look="outline" onClick={() => setChosen(person)}>
              <bdi>{person.name}</bdi>
            </Button>
          ))}
        </SimpleGrid>
      )}
      {onBack && (
        <Button look="quiet" onClick={onBack}>
          Back
        </Button>
      )}
      <Stack as="p" color="muted" fontSize="sm">
        {night.deviceName}
      </Stack>
    </DoorCard>
  );
};

/** The list of a night, and who works at it, comes with the first contact of that night. */
const FirstContact = () => {
  const isReachable = useVenueReachable();
  if (isReachable) return <Spinner label="Loading tonight's list..." />;
  return (
    <DoorCard title="Waiting for the network" icon={CloudOff}>
      <p>
        Tonight's list comes with the first contact of the night. What this tablet has kept is safe, and is
        sent then.
      </p>
    </DoorCard>
  );
};
