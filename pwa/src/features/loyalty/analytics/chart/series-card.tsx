import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { Wrap } from '@chakra-ui/react/wrap';
import { ChartNoAxesColumn, Download, Table2 } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { saveFile } from '#shared/lib/save-file';
import { PageState } from '#shared/ui/feedback/page-state';
import { Button } from '#shared/ui/form/button';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import type { DataTable } from '#features/loyalty/analytics/table/data-tables';
import { NumbersTable } from '#features/loyalty/analytics/table/numbers-table';
import { Panel } from '#features/loyalty/layout/panel';

interface SeriesCardProps {
  table: DataTable;
  /** What it shows, in a sentence; empty when there is nothing. */
  words: string;
  /** Said in its place. */
  empty: string;
  range: { from: string; to: string };
  /** The chart is itself a table. */
  isTable?: boolean;
  children: ReactNode;
}

/** One question of the owner's: a chart, its numbers as a table, and as a file. */
export const SeriesCard = ({ table, words, empty, range, isTable, children }: SeriesCardProps) => {
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <Heading as="h3" id={id} fontSize="xl">
        {table.title}
      </Heading>
      {words ? (
        <>
          <Text color="muted" fontSize="sm">
            {words}
          </Text>
          {children}
          <SeriesTools table={table} range={range} hasTable={!isTable} />
        </>
      ) : (
        <PageState icon={ChartNoAxesColumn} title={empty} />
      )}
    </Panel>
  );
};

interface SeriesToolsProps extends Pick<SeriesCardProps, 'table' | 'range'> {
  hasTable: boolean;
}

const SeriesTools = ({ table, range, hasTable }: SeriesToolsProps) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const download = useCsvDownload(table, range);
  const label = isOpen ? 'Hide table' : 'Show table';
  return (
    <>
      <Wrap gap="2">
        {hasTable && (
          <Button
            look="outline"
            px="3"
            fontSize="sm"
            aria-label={`${label}: ${table.title}`}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <Table2 size={20} aria-hidden /> {label}
          </Button>
        )}
        <Button
          look="outline"
          px="3"
          fontSize="sm"
          aria-label={`Download CSV: ${table.title}`}
          onClick={() => download.mutate()}
        >
          <Download size={20} aria-hidden /> Download CSV
        </Button>
      </Wrap>
      {isOpen && <NumbersTable id={id} table={table} />}
    </>
  );
};

/** Hands the table to the downloads; what writes it is loaded with the first tap. */
const useCsvDownload = (table: DataTable, range: { from: string; to: string }) =>
  useToastMutation({
    send: async () => {
      const { csvFile } = await import('#features/loyalty/analytics/table/table-csv');
      saveFile(csvFile(table, range));
    },
    failed: 'Failed to write the file',
  });
