import { Injectable } from '@nestjs/common';
import type { SessionUser } from '#src/common/access/session-user.js';
import { smsKeyReused } from '#src/modules/sms/sms-errors.js';
import { SmsEventsService } from '#src/modules/sms/events/sms-events.service.js';
import { SmsIntakeService } from '#src/modules/sms/intake/sms-intake.service.js';
import type { SmsTestRequest, SmsTestResponse } from '#src/modules/sms/sms-requests.dto.js';

/** Who tries a message out, and under which key; null for callers without one. */
interface SmsTester {
  clientKey: string | null;
  admin: SessionUser;
}

/** What stands in the history where the form named no phone. */
const NO_PHONE = 'Test form';

/** The test form of the SMS tab (spec §2, §7). */
@Injectable()
export class SmsTestFormService {
  constructor(
    private readonly intake: SmsIntakeService,
    private readonly events: SmsEventsService,
  ) {}

  /**
   * Takes the message in as if a phone had sent it, and makes the event when it is complete and free (design §4 "SMS").
   * @throws DomainError `sms.key-reused`, `sms.too-slow`, `sms.event-deleted` for a repeat after the event's deletion,
   *   `sms.date-passed`, `sms.artist-blocked`, and `sms.event-in-the-way` or `events.artist-busy` when somebody else was
   *   faster by a moment
   */
  async process(
    { phoneNumber = NO_PHONE, messageText }: SmsTestRequest,
    { clientKey, admin }: SmsTester,
  ): Promise<SmsTestResponse> {
    const { request } = await this.intake.receive({
      from: phoneNumber,
      body: messageText,
      messageSid: clientKey === null ? null : `form:${clientKey}`,
      source: 'form',
    });
    if (request.messageText !== messageText || request.phoneNumber !== phoneNumber) throw smsKeyReused();
    if (request.errorMessage !== null)
      return { success: false, message: request.errorMessage, undoSeconds: null, request };
    const made = await this.events.make(request.id, { edits: {}, clientKey: null, admin });
    const { message, undoSeconds } = made;
    return { success: true, message, undoSeconds, request: made.request };
  }
}
