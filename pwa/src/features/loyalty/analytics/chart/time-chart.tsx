import { Box } from '@chakra-ui/react/box';
import { useId } from 'react';
import {
  Bar,
  BarChart,
  CartesianGrid,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { numberWords } from '#contract/rules/texts';
import { periodTick } from '#features/loyalty/analytics/period-wording';
import { tableCell, type DataTable } from '#features/loyalty/analytics/table/data-tables';

/**
 * How a bar of a chart is filled. Amber and blue differ for every kind of colour blindness, and the third is hatched; each
 * has 3:1 to its card in both themes (WCAG 1.4.11).
 */
export type ChartLook = 'amber' | 'blue' | 'hatched';

/** One kind of bar: a column of the chart's table. */
export interface ChartBar {
  /** Its place in the table. */
  column: number;
  look: ChartLook;
}

export interface TimeChartProps {
  /** Its first column is the periods. */
  table: DataTable;
  /** From the axis outwards. */
  bars: readonly ChartBar[];
}

/** An object, since the chart takes an array of numbers for the values of several bars. */
interface Row {
  cells: DataTable['rows'][number];
}

/** Bars of the table's numbers by time, on top of each other. For the eye alone: the table says the same to everybody. */
export const TimeChart = ({ table: { columns, rows }, bars }: TimeChartProps) => {
  const id = useId();
  const fills: Record<ChartLook, string> = {
    amber: 'var(--chakra-colors-accent)',
    blue: 'var(--chakra-colors-free)',
    hatched: `url(#${id})`,
  };
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={rows.map((cells): Row => ({ cells }))}
        stackOffset="sign"
        accessibilityLayer={false}
        barCategoryGap="12%"
        margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
      >
        <Hatching id={id} />
        <CartesianGrid vertical={false} stroke="var(--chakra-colors-line)" />
        <XAxis
          tickLine={false}
          dataKey={({ cells }: Row) => cells[0]}
          tickFormatter={(start: string) => periodTick(start, columns[0]?.kind)}
          minTickGap={16}
          stroke="var(--chakra-colors-control)"
        />
        <YAxis
          tickLine={false}
          allowDecimals={false}
          width="auto"
          axisLine={false}
          tickFormatter={numberWords}
        />
        <ReferenceLine y={0} stroke="var(--chakra-colors-control)" />
        <Tooltip
          cursor={{ fill: 'var(--chakra-colors-line)', fillOpacity: 0.5 }}
          isAnimationActive={false}
          content={({ active, payload }) =>
            active && <ChartTip columns={columns} row={(payload[0]?.payload as Row | undefined)?.cells} />
          }
        />
        {bars.map(({ column, look }) => (
          <Bar
            key={column}
            dataKey={({ cells }: Row) => cells[column]}
            name={columns[column]?.label}
            stackId="all"
            fill={fills[look]}
            stroke="var(--chakra-colors-surface)"
            strokeWidth={rows.length > 60 ? 0 : 1}
            maxBarSize={48}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
};

const Hatching = ({ id }: { id: string }) => (
  <defs>
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" fill="var(--chakra-colors-surface)" />
      <rect width="3.5" height="6" fill="var(--chakra-colors-muted)" />
    </pattern>
  </defs>
);

/** What stands at the bar under the finger: the whole row of the table. */
const ChartTip = ({ columns, row = [] }: Pick<DataTable, 'columns'> & { row?: Row['cells'] }) => (
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
