import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { CloudUpload, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { madeRecipe } from '#shared/theme/made-recipe';
import { Button } from '#shared/ui/form/button';
import { StatusPill } from '#shared/ui/layout/status-pill';
import { AvailabilityDispute } from './availability-dispute';
import { AvailabilityProblem } from './availability-problem';
import { timeRange } from './availability-wording';
import { DeleteQuestion } from './delete-question';
import type { ShownDate } from '#features/availability/marking/shown-dates';
import { useDateCommands } from './use-date-commands';

/** One date with what it says, what waits of it, and what can be done with it. */
export const AvailabilityRow = ({ shown, onEdit }: { shown: ShownDate; onEdit: () => void }) => {
  const { date, values, state, reason } = shown;
  const look = values === null ? 'gone' : values.isAvailable ? 'free' : 'blackout';
  return (
    <Row data-look={look} aria-label={formatLongDate(date)}>
      <Box flex="1 1 8rem" minWidth="0" py="1" fontSize="sm">
        <h3>{formatLongDate(date)}</h3>
        {state !== 'disputed' && <Facts values={values} />}
        {state === 'waiting' && <Waiting reason={reason} />}
      </Box>
      {values && state !== 'disputed' && <RowActions date={date} onEdit={onEdit} />}
      {state === 'disputed' && <AvailabilityDispute shown={shown} />}
      {state === 'refused' && <Refused date={date} reason={reason} />}
    </Row>
  );
};

const Row = chakra(
  'li',
  madeRecipe({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      p: '1',
      ps: '3',
      borderInlineStartWidth: '4px',
      borderColor: 'line',
      rounded: 'cell',
      bg: 'raised',
      '&[data-look=free]': { borderColor: 'booked', bg: 'bookedSoft', '& strong': { color: 'booked' } },
      '&[data-look=blackout]': { borderColor: 'danger', bg: 'dangerSoft', '& strong': { color: 'danger' } },
      '&[data-look=gone] h3': { textDecoration: 'line-through' },
    },
  }),
);

const Facts = ({ values }: Pick<ShownDate, 'values'>) => {
  if (!values) return <p>Being removed</p>;
  return (
    <>
      <Flex as="p" wrap="wrap" columnGap="0.5rem">
        <strong>{values.isAvailable ? 'Available' : 'Not available'}</strong>
        <span>{timeRange(values)}</span>
      </Flex>
      {values.notes && (
        <chakra.p whiteSpace="pre-line" overflowWrap="anywhere" dir="auto">
          {values.notes}
        </chakra.p>
      )}
    </>
  );
};

const Waiting = ({ reason }: { reason: string | null }) => (
  <StatusPill as="p" tone="waiting" display="flex" width="fit-content" mt="1" px="2" py="0" borderWidth="0">
    <CloudUpload size={18} aria-hidden />
    {reason ?? 'Waiting to be sent'}
  </StatusPill>
);

const RowActions = ({ date, onEdit }: { date: string; onEdit: () => void }) => {
  const [isAsking, setAsking] = useState(false);
  const name = formatLongDate(date);
  return (
    <Flex ms="auto" css={{ '& > button': { px: '0' } }}>
      <Button look="quiet" aria-label={`Edit ${name}`} onClick={onEdit}>
        <Pencil size={20} aria-hidden />
      </Button>
      <Button look="quiet" aria-label={`Delete ${name}`} onClick={() => setAsking(true)}>
        <Trash2 size={20} aria-hidden />
      </Button>
      {isAsking && (
        <DeleteQuestion date={date} onDeleted={() => setAsking(false)} onCancel={() => setAsking(false)} />
      )}
    </Flex>
  );
};

const Refused = ({ date, reason }: Pick<ShownDate, 'date' | 'reason'>) => {
  const { sendAgain, drop } = useDateCommands(date);
  return (
    <AvailabilityProblem
      title={reason}
      actions={
        <>
          <Button onClick={sendAgain}>Retry</Button>
          <Button look="outline" onClick={drop}>
            Discard
          </Button>
        </>
      }
    />
  );
};
