import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { CSSProperties } from 'react';
import type { DataTable } from './data-tables';
import './rank-table.css';
import { tableCell } from './table-cell';

/**
 * A short list that is chart and table in one: the last column's numbers stand on their bars. The roles say again what
 * the elements are, since browsers forget it where a narrow screen stacks the cells.
 */
export const RankTable = ({ table }: { table: DataTable }) => (
  <div className="rank">
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
  </div>
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
