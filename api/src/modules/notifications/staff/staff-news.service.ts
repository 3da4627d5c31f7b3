import { Injectable } from '@nestjs/common';
import type { StaffTopic } from '#contract/message-topics.js';
import { type MessageKind, pushPageOf } from '#contract/rules/message-kinds.js';
import { Database } from '#src/database/database.js';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import { UsersService } from '#src/modules/users/users.service.js';
import { PushNotices } from '#src/modules/notifications/push/push-notices.js';
import { StaffNewsRepository, type Waiting } from './staff-news.repository.js';

/** How staff are told of something that waits. */
export interface StaffWords {
  topic: StaffTopic;
  kind: MessageKind<'push'>;
  /** What comes within this time of the last message is told of together. */
  quietMinutes: number;
  words(count: number): { title: string; text: string };
}

/** Something that waits for staff, as the area tells of it that it belongs to. */
type StaffSource = StaffWords & { findWaiting(): Promise<Waiting> };

/** What staff are told of messages that failed within a day. */
export const FAILED_MESSAGES: StaffWords = {
  topic: 'failures',
  kind: 'notifications.failed',
  quietMinutes: 60,
  words: (count) => ({
    title: count === 1 ? 'A message failed' : `${count} messages failed`,
    text: 'See why, and send them again.',
  }),
};

/** Tells staff what waits for them (design §8): once for all that came, never once a photo. */
@Injectable()
export class StaffNewsService {
  private readonly sources: StaffSource[] = [];

  constructor(
    private readonly database: Database,
    private readonly news: StaffNewsRepository,
    private readonly users: UsersService,
    private readonly pushes: PushNotices,
    jobs: JobQueue,
  ) {
    jobs.register({ name: 'notifications.tell-staff', schedule: '* * * * *', run: () => this.tell() });
    this.register({ ...FAILED_MESSAGES, findWaiting: () => news.findFailed() });
  }

  /** To be called once, while the app starts, by each area where something waits for staff. */
  register(source: StaffSource): void {
    this.sources.push(source);
  }

  /** Tells every admin who takes push messages of what is new. */
  async tell(): Promise<void> {
    for (const source of this.sources) await this.tellOf(source);
  }

  private async tellOf({ topic, kind, quietMinutes, findWaiting, words }: StaffSource): Promise<void> {
    const { count, newest } = await findWaiting();
    if (count === 0) return;
    await this.database.transaction(async (transaction) => {
      if (!(await this.news.moveOn(transaction, topic, { newest, quietMinutes }))) return;
      const notice = {
        kind,
        ...words(count),
        page: pushPageOf(kind) ?? '/admin',
        cause: `staff:${topic}`,
        waiting: count,
      };
      for (const adminId of await this.users.findAdminIds(transaction))
        await this.pushes.queueToUser(transaction, adminId, notice);
    });
  }
}
