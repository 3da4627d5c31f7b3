import { Injectable } from '@nestjs/common';
import type { SessionUser } from '#src/common/access/session-user.js';
import { DomainError } from '#src/common/errors/domain-error.js';
import { smsKeyReused } from '#src/modules/sms/sms-errors.js';
import { SmsEventsService } from '#src/modules/sms/events/sms-events.service.js';
import { SmsIntakeService } from '#src/modules/sms/intake/sms-intake.service.js';
import type {
  SmsRequestResponse,
  SmsTestRequest,
  SmsTestResponse,
} from '#src/modules/sms/sms-requests.dto.js';
import { SmsRequestsService } from '#src/modules/sms/sms-requests.service.js';

/** Who tries a message out, and under which key; null for callers without one. */
interface SmsTester {
  clientKey: string | null;
  admin: SessionUser;
}

/** What became of one of the shows that a message asks for. */
type TriedShow = Omit<SmsTestResponse, 'more'>;

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
   * Takes the message in as if a phone had sent it, and makes each event that is complete and has nothing in its way (design
   * §4 "SMS"). What is in its way is no error: the message is kept, and the answer says why there is no event.
   * @throws DomainError `sms.key-reused`, `sms.too-slow`
   */
  async process(
    { phoneNumber = NO_PHONE, messageText }: SmsTestRequest,
    { clientKey, admin }: SmsTester,
  ): Promise<SmsTestResponse> {
    const { request, more = [] } = await this.intake.receive({
      from: phoneNumber,
      body: messageText,
      messageSid: clientKey === null ? null : `form:${clientKey}`,
      source: 'form',
    });
    if (request.messageText !== messageText || request.phoneNumber !== phoneNumber) throw smsKeyReused();
    const first = await this.makeEvent(request, admin);
    const others: TriedShow[] = [];
    for (const other of more) others.push(await this.makeEvent(other, admin));
    const all = [first, ...others];
    return {
      ...first,
      success: all.every(({ success }) => success),
      message: all.map(({ message }) => message).join(' '),
      undoSeconds: all.find(({ undoSeconds }) => undoSeconds !== null)?.undoSeconds ?? null,
      more: others.map((other) => other.request),
    };
  }

  private async makeEvent(asked: SmsRequestResponse, admin: SessionUser): Promise<TriedShow> {
    const { id, errorMessage } = asked;
    if (errorMessage !== null)
      return { success: false, message: errorMessage, undoSeconds: null, request: asked };
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
