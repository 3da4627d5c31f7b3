import type { CSSProperties } from 'react';
import type { DataTable } from './data-tables';
import './rank-table.css';

/** A short list from most to least that is chart and table in one: the last column's numbers stand on their bars. */
export const RankTable = ({ table: { title, columns, rows } }: { table: DataTable }) => {
  const last = columns.length - 1;
  const most = Math.max(1, ...rows.map((row) => Number(row[last])));
  return (
    <table className="rank">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          // Two artists may have one name.
          <tr key={place}>
            <th scope="row" dir="auto">
              {row[0]}
            </th>
            {row.slice(1, last).map((value, column) => (
              <td key={columns[column + 1]?.label}>{value.toLocaleString('en-US')}</td>
            ))}
            <td className="rank-bar" style={shareOf(Number(row[last]), most)}>
              {row[last]?.toLocaleString('en-US')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const shareOf = (value: number, most: number) => ({ '--share': `${(value / most) * 100}%` }) as CSSProperties;
