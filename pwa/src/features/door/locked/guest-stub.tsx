import { Stack } from '@chakra-ui/react/stack';
import { PartyPopper } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { POINTS_PER_ATTENDANCE } from '#contract/events';
import { Button } from '#shared/ui/form/button';
import { ScreenHeading } from '#features/door/screen-heading';

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
    <Stack className="card" align="center" gap="4" p="8" textAlign="center">
      <PartyPopper size={48} aria-hidden />
      <ScreenHeading as="h2" fontSize="2xl">
        You're in, <bdi>{name.trim().split(/\s+/)[0]}</bdi>!
      </ScreenHeading>
      <p>{email ? `${POINTS_PER_ATTENDANCE} points are on their way to your card.` : 'Enjoy the show.'}</p>
      <Button look="outline" onClick={onDone}>
        Next guest
      </Button>
    </Stack>
  );
};
