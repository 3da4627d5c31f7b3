import { Injectable } from '@nestjs/common';
import { StaffNewsService, type StaffWords } from '#src/modules/notifications/staff/staff-news.service.js';
import { SmsRequestsRepository } from './sms-requests.repository.js';

/** What staff are told of requests by text message. */
export const WAITING_TEXTS: StaffWords = {
  topic: 'texts',
  kind: 'sms.waiting',
  quietMinutes: 1,
  words: (count) => ({
    title: count === 1 ? 'A text request waits' : `${count} text requests wait`,
    text: 'Somebody asks for a night on the calendar.',
  }),
};

/** Tells staff that requests by text message wait which nobody has seen. */
@Injectable()
export class SmsStaffNews {
  constructor(staff: StaffNewsService, requests: SmsRequestsRepository) {
    staff.register({ ...WAITING_TEXTS, findWaiting: () => requests.findUnread() });
  }
}
