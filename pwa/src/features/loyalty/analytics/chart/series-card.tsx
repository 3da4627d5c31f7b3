import { Heading } from '@chakra-ui/react/heading';
import { Wrap } from '@chakra-ui/react/wrap';
import { ChartNoAxesColumn, Download, Table2 } from 'lucide-react';
import { useId, useState } from 'react';
import { saveFile } from '#shared/lib/save-file';
import { PageState } from '#shared/ui/feedback/page-state';
import { Hint } from '#shared/ui/layout/hint';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import type { DataTable } from '#features/loyalty/analytics/table/data-tables';
import { NumbersTable, RankTable } from '#features/loyalty/analytics/table/numbers-table';
import type { ChartBar } from './time-chart';
import { SeriesChart } from './series-chart';
import { CardButton, Panel } from '#features/loyalty/layout/cards';

export interface SeriesCardProps {
  table: DataTable;
  /** What it shows, in a sentence; empty when there is nothing. */
  words: string;
  /** Said in its place. */
  empty: string;
  range: { from: string; to: string };
  /** Drawn by time, unless the table is the chart. */
  bars?: readonly ChartBar[];
}

/** One question of the owner's: a chart, its numbers as a table, and as a file. */
export const SeriesCard = ({ table, words, empty, range, bars }: SeriesCardProps) => {
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <Heading as="h3" id={id} fontSize="xl">
        {table.title}
      </Heading>
      {words ? (
        <>
          <Hint>{words}</Hint>
          {bars ? <SeriesChart table={table} bars={bars} /> : <RankTable table={table} />}
          <SeriesTools table={table} range={range} bars={bars} />
        </>
      ) : (
        <PageState icon={ChartNoAxesColumn} title={empty} />
      )}
    </Panel>
  );
};

const SeriesTools = ({ table, range, bars }: Pick<SeriesCardProps, 'table' | 'range' | 'bars'>) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const download = useToastMutation({
    // What writes it is loaded with the first tap.
    send: async () => {
      const { csvFile } = await import('#features/loyalty/analytics/table/table-csv');
      saveFile(csvFile(table, range));
    },
    failed: 'Failed to write the file',
  });
  const label = isOpen ? 'Hide table' : 'Show table';
  return (
    <>
      <Wrap gap="2">
        {bars && (
          <CardButton
            px="3"
            aria-label={`${label}: ${table.title}`}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <Table2 size={20} aria-hidden /> {label}
          </CardButton>
        )}
        <CardButton px="3" aria-label={`Download CSV: ${table.title}`} onClick={() => download.mutate()}>
          <Download size={20} aria-hidden /> Download CSV
        </CardButton>
      </Wrap>
      {isOpen && <NumbersTable id={id} table={table} />}
    </>
  );
};
