import { Box, type BoxProps } from '@chakra-ui/react/box';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { CSSProperties } from 'react';
import { tableCell, type Column, type DataTable } from './data-tables';

/** Cells get their look from the box around the table: there are hundreds of them. */
const NUMBERS: BoxProps['css'] = {
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

const RANKS: BoxProps['css'] = {
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

/** All numbers of a chart, newest period last. Scrolls in its own box, which the keyboard reaches. */
export const NumbersTable = ({ table, id }: { table: DataTable; id: string }) => (
  <Box
    id={id}
    maxHeight="24rem"
    overflow="auto"
    borderWidth="1px"
    borderColor="line"
    rounded="control"
    bg="raised"
    css={NUMBERS}
    role="region"
    aria-label={`${table.title}, all numbers`}
    tabIndex={0}
  >
    <Table {...table} />
  </Box>
);

/** A short list that is chart and table in one: the last column's numbers stand on their bars. */
export const RankTable = ({ table }: { table: DataTable }) => {
  const numbers = table.rows.map((row) => Number(row.at(-1)));
  const most = Math.max(1, ...numbers);
  return (
    <Box containerType="inline-size" fontSize="sm" css={RANKS}>
      <Table {...table} shares={numbers.map((number) => number / most)} />
    </Box>
  );
};

interface TableProps extends DataTable {
  /** How long the bar of each row is; all of it is 1. */
  shares?: readonly number[];
}

/** The roles say again what the elements are, since browsers forget it where a narrow screen stacks the cells. */
const Table = ({ title, columns, rows, shares }: TableProps) => (
  <table role="table">
    <VisuallyHidden as="caption">{title}</VisuallyHidden>
    <thead role="rowgroup">
      <tr role="row">
        {columns.map(({ label, kind }) => (
          <th key={label} scope="col" role="columnheader" data-kind={kind}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map(([name = '', ...cells], place) => (
        // Two artists may have one name.
        <tr key={place} role="row" style={shares && barOf(shares[place])}>
          <th scope="row" role="rowheader" dir="auto">
            {tableCell(columns[0]?.kind, name)}
          </th>
          {cells.map((value, cell) => (
            <Cell key={cell} column={columns[cell + 1]} value={value} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Cell = ({ column, value }: { column?: Column; value: string | number }) => (
  <td
    role="cell"
    data-kind={column?.kind}
    data-label={column?.label}
    dir={column?.kind === 'text' ? 'auto' : undefined}
  >
    {tableCell(column?.kind, value)}
  </td>
);

const barOf = (share = 0) => ({ '--share': `${share * 100}%` }) as CSSProperties;
