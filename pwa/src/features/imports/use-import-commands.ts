import { useQueryClient } from '@tanstack/react-query';
import { BYTE_ORDER_MARK } from '#contract/rules/csv';
import { MAX_IMPORT_BYTES, type ImportKind } from '#contract/rules/imports';
import { request, requestJson } from '#shared/http/http-client';
import { saveFile } from '#shared/lib/save-file';
import { refused, showToast } from '#shared/ui/feedback/toast-store';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { IMPORTS_PATH, importsQuery, keepImport, type Import, type ImportOptions } from './imports.queries';

/** Sends a file to be read; nothing is brought in yet. */
export const useReadFile = (onRead: (answer: Import) => void) => {
  const client = useQueryClient();
  const reading = useToastMutation({
    send: ({ file, kind }: { file: File; kind: ImportKind }) => {
      const form = new FormData();
      form.set('kind', kind);
      form.set('file', file);
      return requestJson<Import>(IMPORTS_PATH, { method: 'POST', body: form });
    },
    failed: 'Failed to read the file',
    onDone: (answer) => {
      keepImport(client, answer);
      onRead(answer);
    },
  });
  const read = (file: File, kind: ImportKind) => {
    if (file.size > MAX_IMPORT_BYTES) showToast(TOO_LARGE);
    else reading.mutate({ file, kind });
  };
  return { read, isReading: reading.isPending };
};

const TOO_LARGE = refused(
  'Error',
  `This file is larger than ${MAX_IMPORT_BYTES / 1024 / 1024} MB. Please export a shorter time.`,
);

/** What can be done with an import that was read. */
export const useImportCommands = ({ id, fileName }: Import, onDiscarded: () => void) => {
  const client = useQueryClient();
  const keep = (answer: Import) => keepImport(client, answer);
  const command = (name: string) => () =>
    requestJson<Import>(`${IMPORTS_PATH}/${id}/${name}`, { method: 'POST' });
  return {
    change: useToastMutation({
      send: (options: ImportOptions) =>
        requestJson<Import>(`${IMPORTS_PATH}/${id}/options`, { method: 'PUT', body: options }),
      failed: 'Failed to read the rows in that way',
      onDone: keep,
    }),
    start: useToastMutation({ send: command('start'), failed: 'Failed to start the import', onDone: keep }),
    stop: useToastMutation({ send: command('stop'), failed: 'Failed to stop the import', onDone: keep }),
    discard: useToastMutation({
      send: () => requestJson(`${IMPORTS_PATH}/${id}`, { method: 'DELETE' }),
      failed: 'Failed to clear the import away',
      onDone: () => {
        void client.invalidateQueries(importsQuery);
        onDiscarded();
      },
    }),
    takeHome: useToastMutation({
      send: async () => (await request(`${IMPORTS_PATH}/${id}/left-out`)).text,
      failed: 'Failed to fetch the rows that were left out',
      onDone: (text) =>
        saveFile(
          // Reading the answer as text took it off.
          new File([BYTE_ORDER_MARK + text], `${fileName.replace(/\.\w+$/, '')}-left-out.csv`, {
            type: 'text/csv',
          }),
        ),
    }),
  };
};

export type ImportCommands = ReturnType<typeof useImportCommands>;
