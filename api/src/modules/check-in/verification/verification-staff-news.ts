import { Injectable } from '@nestjs/common';
import { StaffNewsService, type StaffWords } from '#src/modules/notifications/staff/staff-news.service.js';
import { VerificationsRepository } from './verifications.repository.js';

/** What staff are told of photos to look at. */
export const WAITING_PHOTOS: StaffWords = {
  topic: 'photos',
  kind: 'check-in.waiting',
  quietMinutes: 30,
  words: (count) => ({
    title: count === 1 ? 'A photo waits' : `${count} photos wait`,
    text: 'Check-ins to look at.',
  }),
};

/** Tells staff that photos of check-ins wait for a look: a night brings hundreds, which are told of twice an hour. */
@Injectable()
export class VerificationStaffNews {
  constructor(staff: StaffNewsService, verifications: VerificationsRepository) {
    staff.register({ ...WAITING_PHOTOS, findWaiting: () => verifications.findWaiting() });
  }
}
