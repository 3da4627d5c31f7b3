import type { Settings } from '#src/config/settings.js';
import { DiskFileStorage } from './disk-file-storage.js';
import type { FileStorage } from './file-storage.js';
import type { IncomingDirectory } from './incoming-directory.js';

/** The storage that the settings name. The client of S3 is large, and read in only where it is used. */
export const openFileStorage = async (
  storage: Settings['storage'],
  incoming: IncomingDirectory,
): Promise<FileStorage> => {
  if (storage.driver === 'disk') return new DiskFileStorage(storage.directory, incoming.path);
  const { S3FileStorage } = await import('./s3-file-storage.js');
  return new S3FileStorage(storage);
};
