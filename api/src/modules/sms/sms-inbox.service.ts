import { Injectable, Logger } from '@nestjs/common';
import { SmsGateway } from '#src/integrations/sms-gateway/sms-gateway.js';
import { SmsOptOuts } from '#src/integrations/sms-gateway/sms-opt-outs.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import { type SmsKeyword, keywordOf } from './sms-keywords.js';
import { helpReply, requestReply, startReply } from './sms-replies.js';
import { SmsReplyThrottle } from './sms-reply-throttle.js';
import { SmsRequestsService } from './sms-requests.service.js';
import type { TwilioMessage } from './twilio-message.js';

/** What a phone is answered, and the request that it is about, if it is about one. */
interface Reply {
  text: string;
  requestId?: number;
}

/** What comes in at the venue's number, and what is answered (design §4 "SMS"). */
@Injectable()
export class SmsInboxService {
  private readonly logger = new Logger(SmsInboxService.name);

  constructor(
    private readonly requests: SmsRequestsService,
    private readonly gateway: SmsGateway,
    private readonly optOuts: SmsOptOuts,
    private readonly throttle: SmsReplyThrottle,
    private readonly venue: VenueService,
  ) {}

  /**
   * Takes a message in.
   * @returns the text to answer; undefined for none, as to a phone that asked for no more texts or got enough this hour
   */
  async take(message: TwilioMessage): Promise<string | undefined> {
    const phone = this.gateway.numberOf(message.from) ?? message.from;
    const reply = await this.replyTo({ ...message, from: phone });
    if (reply === undefined || message.isAnswered) return undefined;
    if (!(await this.throttle.mayReplyTo(phone))) return undefined;
    if (reply.requestId !== undefined) await this.requests.keepReply(reply.requestId, reply.text);
    return reply.text;
  }

  private async replyTo(message: TwilioMessage): Promise<Reply | undefined> {
    const [isOut, keyword] = [await this.optOuts.has(message.from), keywordOf(message.body)];
    const wish = wishOf(keyword, isOut);
    if (wish === 'request') return this.takeRequest(message);
    this.logger.log({ wish }, 'text message about texting');
    if (wish === 'stop') await this.optOuts.add(message.from);
    if (wish === 'start') await this.optOuts.remove(message.from);
    if (wish === 'stop' || wish === 'silence') return undefined;
    return { text: (wish === 'help' ? helpReply : startReply)(await this.venue.find()) };
  }

  private async takeRequest({ from, body, messageSid, mediaCount }: TwilioMessage): Promise<Reply> {
    const { request, replayed } = await this.requests.receive({ from, body, messageSid, source: 'phone' });
    this.logger.log({ requestId: request.id, status: request.status, replayed }, 'text message taken in');
    const text = requestReply(request, { venue: await this.venue.find(), mediaCount });
    return { text, requestId: request.id };
  }
}

/** Whoever asked for no more texts is left alone until they ask for them again; else a bare "yes" is an answer to us. */
const wishOf = (
  keyword: SmsKeyword | undefined,
  isOut: boolean,
): 'stop' | 'start' | 'help' | 'silence' | 'request' => {
  if (keyword === 'stop' || keyword === 'start') return keyword;
  if (isOut) return keyword === 'yes' ? 'start' : 'silence';
  return keyword === 'help' ? 'help' : 'request';
};
