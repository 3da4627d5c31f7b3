import type { DataTable } from './data-tables';
import './numbers-table.css';
import { tableCell } from './table-cell';

/** All numbers of a chart, newest period last. Scrolls in its own box, which the keyboard reaches. */
export const NumbersTable = ({ table: { title, columns, rows }, id }: { table: DataTable; id: string }) => (
  <div className="numbers" id={id} role="region" aria-label={`${title}, all numbers`} tabIndex={0}>
    <table>
      <caption className="visually-hidden">{title}</caption>
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
  </div>
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
