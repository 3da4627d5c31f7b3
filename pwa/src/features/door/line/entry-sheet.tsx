import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { UNDO_REASONS, UNDO_WORDS, type UndoReason } from '#contract/door';
import { Sheet } from '#shared/ui/dialog/sheet';
import { Button } from '#shared/ui/form/button';
import { useDoorActs } from '#features/door/acts/use-door-acts';
import { countedInstead, type DoorRow } from '#features/door/acts/tonight';
import { AskedRewards } from '#features/door/line/rewards/asked-rewards';
import { alreadyIn } from './already-in';
import { doorTime } from './door-times';
import { useKeep } from './use-keep';
import { useLine } from './line-context';

interface EntrySheetProps {
  row: DoorRow;
  /** It opens because the guest's card was scanned once more. */
  isAgain?: boolean;
  onClose: () => void;
}

/** One check-in: when, where and by whom, and the way to take it back (design §7 "Undo"). */
export const EntrySheet = ({ row, isAgain = false, onClose }: EntrySheetProps) => {
  const { night, tonight } = useLine();
  const counted = countedInstead(tonight, row);
  const where = row.gate
    ? `${row.gate}${row.recordedBy ? `, by ${row.recordedBy}` : ''}`
    : 'From their own phone';
  return (
    <Sheet
      title={row.name}
      subtitle={`${isAgain ? 'Already in, ' : ''}${doorTime(row.occurredAt, night.timeZone)} · party of ${row.partySize} · ${where}`}
      onClose={onClose}
    >
      <Stack gap="4">
        {row.memberId !== null && <AskedRewards memberId={row.memberId} />}
        {row.reason && <chakra.p color="danger">{row.reason}</chakra.p>}
        {counted && <p>{alreadyIn(counted, night.timeZone)}. This one is not counted again.</p>}
        {row.isWaiting && <p>It came late or without the door’s code. It counts once staff approve it.</p>}
        {row.isUndone ? (
          <p>Undone{row.undoReason ? `: ${UNDO_WORDS[row.undoReason].toLowerCase()}` : ' by staff'}.</p>
        ) : (
          row.key !== null && <UndoChoices checkInKey={row.key} onDone={onClose} />
        )}
      </Stack>
    </Sheet>
  );
};

const UndoChoices = ({ checkInKey, onDone }: { checkInKey: string; onDone: () => void }) => {
  const { undo } = useDoorActs();
  const keep = useKeep();
  const [isAsking, setAsking] = useState(false);
  const undoFor = async (reason: UndoReason) => {
    if (await keep(() => undo(checkInKey, reason))) onDone();
  };
  if (!isAsking)
    return (
      <Button look="danger" onClick={() => setAsking(true)}>
        Undo this check-in
      </Button>
    );
  return (
    <>
      <p>Why? Its points are taken back, and the guest can be checked in again.</p>
      {UNDO_REASONS.map((reason) => (
        <Button key={reason} look="outline" onClick={() => void undoFor(reason)}>
          {UNDO_WORDS[reason]}
        </Button>
      ))}
    </>
  );
};
