import {
  type DynamicModule,
  Global,
  Inject,
  Logger,
  Module,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Settings } from '#src/config/settings.js';
import { createDataSource } from './data-source.js';
import { DatabaseAddress } from './database-address.js';
import { Database } from './database.js';

const connect = async (address: DatabaseAddress, settings: Settings): Promise<DataSource> => {
  const logger = new Logger('Database');
  const dataSource = createDataSource(address.url, {
    poolSize: settings.databasePoolSize,
    onPoolError: (error) => logger.warn({ reason: error.message }, 'a database connection broke'),
  });
  return dataSource.initialize();
};

/** One pool for the whole process, closed after everything that uses it. */
@Global()
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  static forRoot(url: string): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [
        { provide: DatabaseAddress, useValue: new DatabaseAddress(url) },
        { provide: DataSource, useFactory: connect, inject: [DatabaseAddress, Settings] },
        Database,
      ],
      exports: [DatabaseAddress, DataSource, Database],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.dataSource.destroy();
  }
}
