import { Global, Module } from '@nestjs/common';
import { Settings } from '#src/config/settings.js';
import { DiskFileStorage } from './disk-file-storage.js';
import { FileStorage } from './file-storage.js';
import { IncomingDirectory } from './incoming-directory.js';
import type { S3Location } from './s3-file-storage.js';

/** Its client is large, and read in only where it is used. */
const openBucket = async (location: S3Location): Promise<FileStorage> => {
  const { S3FileStorage } = await import('./s3-file-storage.js');
  return new S3FileStorage(location);
};

/** Gives the product its one `FileStorage`, on disk or S3 as the settings say. */
@Global()
@Module({
  providers: [
    {
      provide: IncomingDirectory,
      inject: [Settings],
      useFactory: ({ storage }: Settings) => new IncomingDirectory(storage.directory),
    },
    {
      provide: FileStorage,
      inject: [Settings, IncomingDirectory],
      useFactory: ({ storage }: Settings, incoming: IncomingDirectory) =>
        storage.driver === 's3' ? openBucket(storage) : new DiskFileStorage(storage.directory, incoming.path),
    },
  ],
  exports: [FileStorage, IncomingDirectory],
})
export class FileStorageModule {}
