import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import type { DoorTable } from '#features/door/store/door-database';
import { Button } from '#shared/ui/form/button';

interface TableListProps {
  tables: readonly DoorTable[];
  onChoose: (table: DoorTable) => void;
}

/** Tables booked for the show, to be let in. */
export const TableList = ({ tables, onChoose }: TableListProps) => {
  if (tables.length === 0) return null;
  return (
    <Stack as="section" className="card" aria-labelledby="tables" gap="2" p="4">
      <chakra.h2 id="tables" fontSize="lg">
        Tables tonight
      </chakra.h2>
      {tables.map((table) => (
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
