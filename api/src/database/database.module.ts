import { type DynamicModule, Global, Logger, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActingDataSource } from '#src/common/staff-log/acting-data-source.js';
import { Settings } from '#src/config/settings.js';
import { dataSourceOptions } from './data-source.js';
import { DatabaseAddress } from './database-address.js';
import { Database } from './database.js';

/** One pool for the whole process, closed after everything that uses it. */
@Global()
@Module({})
export class DatabaseModule {
  static forRoot(url: string): DynamicModule {
    const logger = new Logger('Database');
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          inject: [Settings],
          useFactory: (settings: Settings) => ({
            ...dataSourceOptions(url, {
              poolSize: settings.databasePoolSize,
              onPoolError: (error) => logger.warn({ reason: error.message }, 'a database connection broke'),
            }),
            // `migrate` has waited for the database before; one that goes away meanwhile ends the start.
            retryAttempts: 0,
          }),
          dataSourceFactory: (options = dataSourceOptions(url)) => new ActingDataSource(options).initialize(),
        }),
      ],
      providers: [{ provide: DatabaseAddress, useValue: new DatabaseAddress(url) }, Database],
      exports: [DatabaseAddress, Database],
    };
  }
}
