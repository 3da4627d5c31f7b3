import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { EXPORT_PARTS } from './export.sql.js';

/** A file to go into the archive; opened when its turn comes. */
export interface ArchivedFile {
  /** `pictures/photo-….jpg` */
  path: string;
  open: () => Promise<Readable>;
}

/** What an archive holds. */
export interface ArchiveContent {
  venue: string;
  madeAt: Date;
  parts: Record<string, unknown[]>;
  files: ArchivedFile[];
  /** Names of files that the venue should have and has lost. */
  missing: string[];
}

/** Changes when a program that reads `data.json` would have to. */
const FORMAT = 1;

/**
 * A ZIP archive as it is written: `README.txt`, `data.json` and the files. A file that cannot be read breaks it off, so that nobody
 * takes half of it for all; a reader who leaves closes the file that is open.
 */
export const exportArchive = ({
  venue,
  madeAt,
  parts,
  files,
  missing,
}: ArchiveContent): NodeJS.ReadableStream => {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  let opened: Readable | undefined;
  output.once('close', () => opened?.destroy());
  const data = { format: FORMAT, venue, madeAt, ...parts, missingFiles: missing };
  zip.addBuffer(Buffer.from(readme(venue, madeAt)), 'README.txt', { mtime: madeAt });
  zip.addBuffer(Buffer.from(`${JSON.stringify(data, null, 2)}\n`), 'data.json', { mtime: madeAt });
  for (const { path, open } of files)
    zip.addReadStreamLazy(path, { mtime: madeAt, compress: false }, (done) => {
      open().then(
        (stream) => {
          opened = stream.on('error', (error) => zip.emit('error', error));
          if (output.destroyed) stream.destroy();
          else done(null, stream);
        },
        (error: unknown) => zip.emit('error', error),
      );
    });
  zip.end();
  return output;
};

const readme = (venue: string, madeAt: Date): string =>
  [
    `What ${venue} knows of you, as of ${madeAt.toISOString()}.`,
    '',
    'data.json holds it in words, for people and programs; pictures/ holds your photos and recordings.',
    'Times are in UTC. The parts of data.json:',
    '',
    ...EXPORT_PARTS.map(({ key, about }) => `- ${key}: ${about}`),
    '- missingFiles: Files of yours that should be here and could not be found.',
    '',
  ].join('\n');
