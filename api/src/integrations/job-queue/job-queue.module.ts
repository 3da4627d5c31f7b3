import { Global, Module } from '@nestjs/common';
import { JobQueue } from './job-queue.js';

/** One queue for the whole product. Global modules start first: its tables are there for what others queue as they start. */
@Global()
@Module({ providers: [JobQueue], exports: [JobQueue] })
export class JobQueueModule {}
