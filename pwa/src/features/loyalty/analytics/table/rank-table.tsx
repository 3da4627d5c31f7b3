import { Box, type BoxProps } from '@chakra-ui/react/box';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { CSSProperties } from 'react';
import type { DataTable } from './data-tables';
import { tableCell } from './table-cell';

const CELLS: BoxProps['css'] = {
  '& table': { width: '100%' },
  '& :is(th, td)': { p: '2', textAlign: 'start', fontVariantNumeric: 'tabular-nums' },
  '& thead th': { color: 'muted' },
  '& tbody th': { maxWidth: '12rem', fontWeight: '600', overflowWrap: 'anywhere' },
  '& :is(th, td):first-child': { ps: '0' },
  '& :is(th, td):last-child': { width: '50%', pe: '0' },
  // The number above its bar, so that it reads on any length.
  '& td:last-child': { fontWeight: '600' },
  '& td:last-child::after': {
    content: '""',
    display: 'block',
    width: 'var(--share)',
    minWidth: '2px',
    height: '0.625rem',
    mt: '0.125rem',
    rounded: 'full',
    bg: 'accent',
    '@media (forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' },
  },
  '@container (max-width: 16rem)': {
    '& thead': { display: 'none' },
    '& :is(tbody, tr, tbody th, td, td:last-child)': {
      display: 'block',
      width: 'auto',
      maxWidth: 'none',
      p: '0',
    },
    '& tbody tr + tr': { mt: '4' },
    '& td::before': { content: 'attr(data-label) ": "', fontWeight: '400' },
  },
};

/**
 * A short list that is chart and table in one: the last column's numbers stand on their bars. The roles say again what
 * the elements are, since browsers forget it where a narrow screen stacks the cells.
 */
export const RankTable = ({ table }: { table: DataTable }) => (
  <Box containerType="inline-size" fontSize="sm" css={CELLS}>
    <table role="table">
      <VisuallyHidden as="caption">{table.title}</VisuallyHidden>
      <thead role="rowgroup">
        <tr role="row">
          {table.columns.map(({ label }) => (
            <th key={label} scope="col" role="columnheader">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {table.rows.map((row, place) => (
          // Two artists may have one name.
          <RankRow key={place} table={table} row={row} />
        ))}
      </tbody>
    </table>
  </Box>
);

const RankRow = ({ table: { columns, rows }, row }: { table: DataTable; row: DataTable['rows'][number] }) => {
  const last = columns.length - 1;
  const most = Math.max(1, ...rows.map((other) => Number(other[last])));
  return (
    <tr role="row">
      {columns.map(({ label, kind }, place) =>
        place === 0 ? (
          <th key={label} scope="row" role="rowheader" dir="auto">
            {row[0]}
          </th>
        ) : (
          <td
            key={label}
            role="cell"
            data-label={label}
            style={place === last ? shareOf(Number(row[last]), most) : undefined}
          >
            {tableCell(kind, row[place] ?? '')}
          </td>
        ),
      )}
    </tr>
  );
};

const shareOf = (value: number, most: number) => ({ '--share': `${(value / most) * 100}%` }) as CSSProperties;
