import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { standingEntries } from '#contract/rules/door/door-tally';
import { useLine } from '#features/door/line/line-context';
import type { DoorTable } from '#features/door/store/door-database';
import { Button } from '#shared/ui/form/button';

/** Tables booked for the show whose guests are not in yet. */
export const TableList = ({ onChoose }: { onChoose: (table: DoorTable) => void }) => {
  const { night, show, tonight } = useLine();
  const names = new Set(standingEntries(tonight.rows).map(({ name }) => name.toLowerCase()));
  const isIn = ({ memberId, name }: DoorTable) =>
    memberId === null ? names.has(name.toLowerCase()) : tonight.inside.has(memberId);
  const awaited = night.tables.filter((table) => table.eventId === show.id && !isIn(table));
  if (awaited.length === 0) return null;
  return (
    <Stack as="section" className="card" aria-labelledby="tables" gap="2" p="4">
      <chakra.h2 id="tables" fontSize="lg">
        Tables tonight
      </chakra.h2>
      {awaited.map((table) => (
        <Flex key={table.id} align="center" justify="space-between" wrap="wrap" gap="2">
          <chakra.span minWidth="0" overflowWrap="anywhere">
            <bdi>{table.name}</bdi> · {table.partySize}
            {table.status === 'pending' && ' · not confirmed'}
          </chakra.span>
          <Button look="outline" aria-label={`Check in ${table.name}`} onClick={() => onChoose(table)}>
            Check in
          </Button>
        </Flex>
      ))}
    </Stack>
  );
};
