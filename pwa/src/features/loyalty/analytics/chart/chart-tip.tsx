import { Box } from '@chakra-ui/react/box';
import type { DataTable } from '#features/loyalty/analytics/table/data-tables';
import { tableCell } from '#features/loyalty/analytics/table/table-cell';

interface ChartTipProps {
  columns: DataTable['columns'];
  row: DataTable['rows'][number] | undefined;
}

/** What stands at the bar under the finger: the whole row of the table. */
export const ChartTip = ({ columns, row = [] }: ChartTipProps) => (
  <Box
    maxWidth="15rem"
    px="3"
    py="2"
    borderWidth="1px"
    borderColor="control"
    rounded="control"
    bg="raised"
    fontSize="sm"
    css={{ '& > :first-child': { fontWeight: '600' } }}
  >
    {columns.map(({ label, kind }, place) => (
      <p key={label} dir="auto">
        {kind === 'number' ? `${label}: ` : ''}
        {tableCell(kind, row[place] ?? '')}
      </p>
    ))}
  </Box>
);
