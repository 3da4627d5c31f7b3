import type { DataTable } from '#features/loyalty/analytics/table/data-tables';
import { tableCell } from '#features/loyalty/analytics/table/table-cell';

interface ChartTipProps {
  columns: DataTable['columns'];
  row: DataTable['rows'][number] | undefined;
}

/** What stands at the bar under the finger: the whole row of the table. */
export const ChartTip = ({ columns, row = [] }: ChartTipProps) => (
  <div className="chart-tip">
    {columns.map(({ label, kind }, place) => (
      <p key={label} dir="auto">
        {kind === 'number' ? `${label}: ` : ''}
        {tableCell(kind, row[place] ?? '')}
      </p>
    ))}
  </div>
);
