import { saveFile } from '#shared/lib/save-file';
import { useToldMutation } from '#shared/ui/mutation/use-told-mutation';
import type { DataTable } from './data-tables';

/** Hands the table to the downloads; what writes it is loaded with the first tap. */
export const useCsvDownload = (table: DataTable, range: { from: string; to: string }) =>
  useToldMutation({
    send: async () => {
      const { csvFile } = await import('./table-csv');
      saveFile(csvFile(table, range));
    },
    failed: 'Failed to write the file',
  });
