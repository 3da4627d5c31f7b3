import { Injectable, Logger } from '@nestjs/common';
import type { Transaction } from '#src/database/database.js';
import { SmsGateway } from '#src/integrations/sms-gateway/sms-gateway.js';
import { SmsOptOuts } from '#src/integrations/sms-gateway/sms-opt-outs.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import type { KnownArtist } from './parser/event-request.js';
import { SenderQueue } from '#src/modules/sms/intake/sender-queue.js';
import { SmsIntakeRepository } from '#src/modules/sms/intake/sms-intake.repository.js';
import { type ReceivedSms, SmsIntakeService } from '#src/modules/sms/intake/sms-intake.service.js';
import { type SmsKeyword, keywordOf } from '#src/modules/sms/intake/sms-keywords.js';
import { SmsReadingService } from '#src/modules/sms/intake/sms-reading.service.js';
import { SmsReceiptsRepository } from '#src/modules/sms/intake/sms-receipts.repository.js';
import {
  helpReply,
  otherChannelReply,
  requestReply,
  startReply,
} from '#src/modules/sms/intake/sms-replies.js';
import type { SmsRequestResponse } from './sms-requests.dto.js';
import { plainMarks } from '#src/common/plain-marks.js';
import type { TwilioMessage } from '#src/modules/sms/webhook/twilio-message.js';

/** What a phone is answered, and the requests that it is about, if it is about any. */
interface Reply {
  text: string;
  requestIds?: readonly number[];
}

/** Twilio waits 15 s for all its attempts together: three of them fit in. */
const PATIENCE_MS = 4_000;
/** Two machines that answer each other stop soon, and nobody makes us pay for many texts. */
const MOST_REPLIES_AN_HOUR = 4;

/** What comes in at the venue's number, and what is answered (design §4 "SMS"). */
@Injectable()
export class SmsInboxService {
  private readonly logger = new Logger(SmsInboxService.name);

  constructor(
    private readonly senders: SenderQueue,
    private readonly intake: SmsIntakeService,
    private readonly reading: SmsReadingService,
    private readonly incoming: SmsIntakeRepository,
    private readonly receipts: SmsReceiptsRepository,
    private readonly gateway: SmsGateway,
    private readonly optOuts: SmsOptOuts,
    private readonly venue: VenueService,
  ) {}

  /**
   * Takes a message in, once for each name that the provider gives it; its retries hear what the first one heard.
   * @returns the text to answer; undefined for none, as to a phone that asked for no more texts or got enough this hour
   * @throws DomainError `sms.too-slow`; then the provider posts it again
   */
  async take(message: TwilioMessage): Promise<string | undefined> {
    const from =
      message.channel === null ? (this.gateway.numberOf(message.from) ?? message.from) : message.from;
    const heard = { ...message, from };
    const { wish, text } = await this.senders.inTurn(from, PATIENCE_MS, (transaction) =>
      this.takeOnce(transaction, heard),
    );
    if (wish === 'stop') await this.afterStop(heard);
    return text;
  }

  private async takeOnce(
    transaction: Transaction,
    message: TwilioMessage,
  ): Promise<{ wish?: Wish; text?: string }> {
    const { from: sender, messageSid } = message;
    const isOut = await this.optOuts.has(sender, transaction);
    const receipt = await this.receipts.find(transaction, messageSid);
    if (receipt) return { text: isOut ? undefined : (receipt.reply ?? undefined) };
    const wish = wishOf(message, isOut);
    if (wish === 'silence') return {};
    const text = await this.heard(transaction, await this.replyTo(transaction, wish, message), message);
    await this.receipts.add(transaction, { messageSid, sender, reply: text ?? null });
    return { wish, text };
  }

  private async replyTo(
    transaction: Transaction,
    wish: Exclude<Wish, 'silence'>,
    message: TwilioMessage,
  ): Promise<Reply | undefined> {
    if (wish === 'request') return this.takeRequest(transaction, message);
    this.logger.log({ wish }, 'text message about texting');
    if (wish === 'stop') {
      await this.optOuts.add(message.from, transaction);
      return undefined;
    }
    if (wish === 'start') await this.optOuts.remove(message.from, transaction);
    return { text: ANSWERS[wish](await this.venue.findWithin(transaction)) };
  }

  /** What STOP says of a request comes second, in a transaction of its own: STOP holds also where that fails. */
  private async afterStop(message: TwilioMessage): Promise<void> {
    const received = receivedOf(message);
    try {
      await this.senders.inTurn(message.from, PATIENCE_MS, (transaction) =>
        this.intake.stopWithin(transaction, received, this.reading.readerFor(transaction, received)),
      );
    } catch (error) {
      this.logger.error({ err: error }, 'a text message stopped its sender and was not read');
    }
  }

  private async takeRequest(transaction: Transaction, message: TwilioMessage): Promise<Reply | undefined> {
    const received = receivedOf(message);
    const reader = this.reading.readerFor(transaction, received);
    const {
      request,
      became,
      isRepeat,
      answers,
      more = [],
    } = await this.intake.receiveWithin(transaction, received, reader);
    this.logger.log(
      { requestId: request.id, status: request.status, became, isRepeat },
      'text message taken in',
    );
    if (became === 'quiet') return undefined;
    const example = request.status === 'failed' ? await reader.findExample(artistOf(request)) : undefined;
    const venue = await this.venue.findWithin(transaction);
    const { mediaCount } = message;
    const text = requestReply(request, { venue, mediaCount, example, became, answers, more });
    return { text, requestIds: [request, ...more].map(({ id }) => id) };
  }

  /** The words that go out; none where the provider has answered, or the phone has heard enough within the hour. */
  private async heard(
    transaction: Transaction,
    reply: Reply | undefined,
    { from, optOut }: TwilioMessage,
  ): Promise<string | undefined> {
    if (reply === undefined || optOut !== null) return undefined;
    if ((await this.receipts.countReplies(transaction, from)) >= MOST_REPLIES_AN_HOUR) return undefined;
    const text = plainMarks(reply.text);
    for (const id of reply.requestIds ?? []) await this.incoming.keepReply(transaction, id, text);
    return text;
  }
}

type Wish = 'stop' | 'start' | 'help' | 'silence' | 'request' | 'other-channel';

const ANSWERS = { help: helpReply, start: startReply, 'other-channel': otherChannelReply } as const;

/**
 * What the provider took the message for goes before its words. A sender who asked for no more texts gets none until they ask
 * for them again; else a bare "yes" is an answer to us.
 */
const wishOf = ({ optOut, body, channel }: TwilioMessage, isOut: boolean): Wish => {
  const keyword: SmsKeyword | undefined = optOut ?? keywordOf(body);
  if (isOut) return keyword === 'start' || keyword === 'yes' ? 'start' : 'silence';
  if (keyword !== undefined && keyword !== 'yes') return keyword;
  return channel === null ? 'request' : 'other-channel';
};

const receivedOf = ({ from, body, messageSid, mediaCount }: TwilioMessage): ReceivedSms => ({
  from,
  body,
  messageSid,
  source: 'phone',
  hasPictures: mediaCount > 0,
});

const artistOf = ({ artistId: id, extractedArtist: name }: SmsRequestResponse): KnownArtist | undefined =>
  id !== null && name !== null ? { id, name } : undefined;
