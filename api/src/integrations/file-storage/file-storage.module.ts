import { Global, Module } from '@nestjs/common';
import { Settings } from '#src/config/settings.js';
import { FileStorage } from './file-storage.js';
import { IncomingDirectory } from './incoming-directory.js';
import { openFileStorage } from './open-file-storage.js';

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
      useFactory: ({ storage }: Settings, incoming: IncomingDirectory) => openFileStorage(storage, incoming),
    },
  ],
  exports: [FileStorage, IncomingDirectory],
})
export class FileStorageModule {}
