import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Stack } from '@chakra-ui/react/stack';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Spinner } from '#shared/ui/feedback/spinner';
import { Button } from '#shared/ui/form/button';
import { DoorCard } from '#features/door/door-card';
import type { DoorNight, DoorPerson } from '#features/door/store/door-database';
import { PinPad } from './pin-pad';

interface PeopleScreenProps {
  /** Null before the venue has answered for the first time. */
  night: DoorNight | null;
  onEnter: (person: DoorPerson) => void;
}

/** Who stands at the door now: by name and PIN (design §7 "The tablet"). */
export const PeopleScreen = ({ night, onEnter }: PeopleScreenProps) => {
  const [chosen, setChosen] = useState<DoorPerson | null>(null);
  if (!night) return <Spinner label="Loading tonight's list..." />;
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
      <Stack as="p" color="muted" fontSize="sm">
        {night.deviceName}
      </Stack>
    </DoorCard>
  );
};
