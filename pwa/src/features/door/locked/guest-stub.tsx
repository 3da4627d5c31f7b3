import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { PartyPopper } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { POINTS_PER_ATTENDANCE } from '#contract/events';
import { Button } from '#shared/ui/form/button';

/** The next guest finds an empty form after this time. */
const SHOWN_MS = 8_000;

interface GuestStubProps {
  name: string;
  email: string;
  onDone: () => void;
}

/** Says that the guest is in; then the tablet is the next one's. */
export const GuestStub = ({ name, email, onDone }: GuestStubProps) => {
  const leave = useEffectEvent(onDone);
  useEffect(() => {
    const timer = setTimeout(() => leave(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Stack className="card" role="status" align="center" gap="4" p="8" textAlign="center">
      <PartyPopper size={48} aria-hidden />
      <chakra.h2 fontSize="2xl" overflowWrap="anywhere">
        You're in, <bdi>{name.trim().split(/\s+/)[0]}</bdi>!
      </chakra.h2>
      <p>{email ? `${POINTS_PER_ATTENDANCE} points are on their way to your card.` : 'Enjoy the show.'}</p>
      <Button look="outline" onClick={onDone}>
        Next guest
      </Button>
    </Stack>
  );
};
