import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Check, CloudUpload, CopyX, Hourglass, TriangleAlert, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { countedInstead, type DoorRow } from '#features/door/acts/tonight';
import { alreadyIn } from './already-in';
import { doorTime } from './door-times';
import { EntrySheet } from './entry-sheet';
import { useLine } from './line-context';
import { PinnedShow } from './pinned-show';

/** Check-ins; each opens, to be undone, and stays open when it leaves the list. */
export const EntryList = ({ rows }: { rows: readonly DoorRow[] }) => {
  const [opened, setOpened] = useState<DoorRow | null>(null);
  return (
    <>
      <chakra.ul css={{ '& > li + li': { borderTop: '1px solid', borderColor: 'line' } }}>
        {rows.map((row) => (
          <li key={row.key ?? row.id}>
            <EntryRow row={row} onOpen={() => setOpened(row)} />
          </li>
        ))}
      </chakra.ul>
      {opened && (
        <PinnedShow>
          <EntrySheet row={opened} onClose={() => setOpened(null)} />
        </PinnedShow>
      )}
    </>
  );
};

const EntryRow = ({ row, onOpen }: { row: DoorRow; onOpen: () => void }) => {
  const { night, tonight } = useLine();
  const counted = countedInstead(tonight, row);
  return (
    <Flex
      as="button"
      width="100%"
      align="center"
      justify="space-between"
      gap="2"
      cursor="pointer"
      onClick={onOpen}
    >
      <chakra.span
        minWidth="0"
        textAlign="start"
        overflowWrap="anywhere"
        textDecoration={row.isUndone ? 'line-through' : undefined}
      >
        <bdi>{row.name}</bdi>&nbsp;·&nbsp;{row.partySize}
        {counted && (
          <chakra.span display="block" color="waiting" fontSize="sm">
            {alreadyIn(counted, night.timeZone)}
          </chakra.span>
        )}
      </chakra.span>
      <Flex as="span" flex="none" align="center" gap="2" color="muted">
        {doorTime(row.occurredAt, night.timeZone)}
        {counted ? <CopyX size={18} aria-label="Not counted again" /> : <RowState row={row} />}
      </Flex>
    </Flex>
  );
};

const RowState = ({ row: { state, isUndone, isWaiting } }: { row: DoorRow }) => {
  if (isUndone) return <Undo2 size={18} aria-label="Undone" />;
  if (isWaiting) return <Hourglass size={18} aria-label="Waits for staff, not counted" />;
  if (state === 'stuck') return <TriangleAlert size={18} aria-label="Not taken by the venue" />;
  if (state === 'waiting') return <CloudUpload size={18} aria-label="Waiting to be sent" />;
  return <Check size={18} aria-label="Sent" />;
};
