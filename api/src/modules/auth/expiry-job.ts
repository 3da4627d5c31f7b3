import { Injectable } from '@nestjs/common';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import { AccountLinksService } from '#src/modules/auth/links/account-links.service.js';
import { SessionsService } from '#src/modules/auth/sessions/sessions.service.js';

/** Every night, forgets sessions, links and throttle counts whose time is over. */
@Injectable()
export class ExpiryJob {
  constructor(queue: JobQueue, sessions: SessionsService, links: AccountLinksService) {
    queue.register({
      name: 'auth.remove-expired',
      schedule: '17 9 * * *',
      run: async () => {
        await sessions.removeExpired();
        await links.removeExpired();
      },
    });
  }
}
