import { Injectable } from '@nestjs/common';
import type { SessionUser } from '#src/common/access/session-user.js';
import { DomainError } from '#src/common/errors/domain-error.js';
import { smsKeyReused } from '#src/modules/sms/sms-errors.js';
import { SmsEventsService } from '#src/modules/sms/events/sms-events.service.js';
import { SmsIntakeService } from '#src/modules/sms/intake/sms-intake.service.js';
import type { SmsTestRequest, SmsTestResponse } from '#src/modules/sms/sms-requests.dto.js';
import { SmsRequestsService } from '#src/modules/sms/sms-requests.service.js';

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
    private readonly requests: SmsRequestsService,
    private readonly events: SmsEventsService,
  ) {}

  /**
   * Takes the message in as if a phone had sent it, and makes the event when it is complete and nothing is in its way (design
   * §4 "SMS"). What is in its way is no error: the message is kept, and the answer says why there is no event.
   * @throws DomainError `sms.key-reused`, `sms.too-slow`
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
    return this.makeEvent(request.id, admin);
  }

  private async makeEvent(id: number, admin: SessionUser): Promise<SmsTestResponse> {
    try {
      const { message, undoSeconds, request } = await this.events.make(id, {
        edits: {},
        clientKey: null,
        admin,
      });
      return { success: true, message, undoSeconds, request };
    } catch (error) {
      if (!(error instanceof DomainError && error.kind === 'clash')) throw error;
      const { message } = error;
      return { success: false, message, undoSeconds: null, request: await this.requests.find(id) };
    }
  }
}
