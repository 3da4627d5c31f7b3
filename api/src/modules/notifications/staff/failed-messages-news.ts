import { Injectable } from '@nestjs/common';
import { StaffNewsRepository } from './staff-news.repository.js';
import { StaffNewsService, type StaffWords } from './staff-news.service.js';

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

/** Tells staff when mails and text messages fail. */
@Injectable()
export class FailedMessagesNews {
  constructor(staff: StaffNewsService, news: StaffNewsRepository) {
    staff.register({ ...FAILED_MESSAGES, findWaiting: () => news.findFailed() });
  }
}
