import { Global, Module } from '@nestjs/common';
import { JobQueue } from './job-queue.js';

/** One queue for the whole product. */
@Global()
@Module({ providers: [JobQueue], exports: [JobQueue] })
export class JobQueueModule {}
