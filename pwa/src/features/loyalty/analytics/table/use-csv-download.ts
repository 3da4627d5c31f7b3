import { saveFile } from '#shared/lib/save-file';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import type { DataTable } from './data-tables';

/** Hands the table to the downloads; what writes it is loaded with the first tap. */
export const useCsvDownload = (table: DataTable, range: { from: string; to: string }) =>
  useToastMutation({
    send: async () => {
      const { csvFile } = await import('./table-csv');
      saveFile(csvFile(table, range));
    },
    failed: 'Failed to write the file',
  });
