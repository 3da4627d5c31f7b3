import { Box, type BoxProps } from '@chakra-ui/react/box';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { DataTable } from './data-tables';
import { tableCell } from './table-cell';

/** The box says how its cells look: there are hundreds. */
const CELLS: BoxProps['css'] = {
  '& table': { width: '100%', fontSize: 'sm' },
  '& :is(th, td)': {
    px: '3',
    py: '2',
    borderBottomWidth: '1px',
    borderColor: 'line',
    textAlign: 'start',
    verticalAlign: 'baseline',
  },
  '& tr:last-child > *': { borderBottomWidth: '0' },
  '& thead th': { position: 'sticky', top: '0', bg: 'surface', color: 'muted' },
  '& tbody th': { minWidth: '7.75rem', fontWeight: '600' },
  '& td[data-kind=text]': { minWidth: '8rem', overflowWrap: 'anywhere' },
  '& [data-kind=number]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
};

/** All numbers of a chart, newest period last. Scrolls in its own box, which the keyboard reaches. */
export const NumbersTable = ({ table: { title, columns, rows }, id }: { table: DataTable; id: string }) => (
  <Box
    id={id}
    maxHeight="24rem"
    overflow="auto"
    borderWidth="1px"
    borderColor="line"
    rounded="control"
    bg="raised"
    css={CELLS}
    role="region"
    aria-label={`${title}, all numbers`}
    tabIndex={0}
  >
    <table>
      <VisuallyHidden as="caption">{title}</VisuallyHidden>
      <thead>
        <tr>
          {columns.map(({ label, kind }) => (
            <th key={label} scope="col" data-kind={kind}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {columns.map(({ label, kind }, place) => (
              <Cell key={label} kind={kind} isHeading={place === 0} value={row[place] ?? ''} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Box>
);

interface CellProps {
  kind: DataTable['columns'][number]['kind'];
  /** Names the row. */
  isHeading: boolean;
  value: string | number;
}

const Cell = ({ kind, isHeading, value }: CellProps) =>
  isHeading ? (
    <th scope="row">{tableCell(kind, value)}</th>
  ) : (
    <td data-kind={kind} dir={kind === 'text' ? 'auto' : undefined}>
      {tableCell(kind, value)}
    </td>
  );
