import { Injectable } from '@nestjs/common';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import { SessionsService } from './sessions.service.js';

/** Every night, forgets sessions and throttle counts whose time is over. */
@Injectable()
export class ExpiryJob {
  constructor(queue: JobQueue, sessions: SessionsService) {
    queue.register({
      name: 'auth.remove-expired',
      schedule: '17 9 * * *',
      run: () => sessions.removeExpired(),
    });
  }
}
