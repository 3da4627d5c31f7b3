import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Camera, Check } from 'lucide-react';
import { useState } from 'react';
import { TIER_WORDS } from '#contract/loyalty';
import { Button } from '#shared/ui/form/button';
import type { DoorRow } from '#features/door/acts/tonight';
import { doorTime } from '#features/door/line/door-times';
import { EntrySheet } from '#features/door/line/entry-sheet';
import { useLine } from '#features/door/line/line-context';
import type { DoorGuest } from '#features/door/store/door-database';
import { Initials } from './initials';

/** A member: to be checked in, or in already. */
export const GuestRow = ({ guest, onCheckIn }: { guest: DoorGuest; onCheckIn: () => void }) => {
  const { tonight } = useLine();
  const row = tonight.inside.get(guest.id);
  return (
    <Flex className="card" align="center" wrap="wrap" gap="3" p="4">
      <Initials name={guest.name} />
      <Box flex="1 1 9rem" minWidth="0">
        <chakra.strong display="block" fontSize="lg" overflowWrap="anywhere">
          <bdi>{guest.name}</bdi>
        </chakra.strong>
        <chakra.span color="muted" fontSize="sm" overflowWrap="anywhere">
          {row ? <InSince row={row} /> : `${guest.email} · ${TIER_WORDS[guest.tier]}`}
        </chakra.span>
      </Box>
      {row ? <InButton row={row} /> : <CheckInButton onCheckIn={onCheckIn} name={guest.name} />}
    </Flex>
  );
};

const CheckInButton = ({ onCheckIn, name }: { onCheckIn: () => void; name: string }) => (
  <Button onClick={onCheckIn} aria-label={`Check in ${name}`}>
    <Camera size={20} aria-hidden />
    Check in
  </Button>
);

const InSince = ({ row }: { row: DoorRow }) => {
  const { night } = useLine();
  const where = row.gate ? `, ${row.gate}` : '';
  return `Already in, ${doorTime(row.occurredAt, night.timeZone)}${where} · party of ${row.partySize}`;
};

const InButton = ({ row }: { row: DoorRow }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" color="booked" onClick={() => setOpen(true)}>
        <Check size={20} aria-hidden />
        In
      </Button>
      {isOpen && <EntrySheet row={row} onClose={() => setOpen(false)} />}
    </>
  );
};
