import { Injectable } from '@nestjs/common';
import { TEXT_LENGTH } from '#contract/limits.js';
import { keepable } from '#src/common/keepable.js';
import type { Transaction } from '#src/database/database.js';
import type { FollowUp } from '#src/modules/sms/conversation/follow-up-steps.js';
import { correctionWords } from '#src/modules/sms/conversation/words/correction-words.js';
import { ConversationService } from '#src/modules/sms/conversation/conversation.service.js';
import { withEachShow } from '#src/modules/sms/conversation/several/several-shows.js';
import { verdictOn } from '#src/modules/sms/conversation/conversation-rules.js';
import type { AskedShow, HeardText, Ours, Verdict } from '#src/modules/sms/conversation/verdict.js';
import { SmsConversationsRepository } from '#src/modules/sms/conversation/sms-conversations.repository.js';
import type { SmsText } from '#src/modules/sms/conversation/sms-texts.js';
import { type EventRequest, isComplete } from '#src/modules/sms/parser/event-request.js';
import { keptFirst } from '#src/modules/sms/suggestion/kept-suggestion.js';
import { aside, askingStaff, extractedOf, judged, NOTHING_READ } from '#src/modules/sms/sms-request-rules.js';
import { toResponse } from '#src/modules/sms/sms-request-view.js';
import type { SmsRequestResponse } from '#src/modules/sms/sms-requests.dto.js';
import { SmsRequestsRepository } from '#src/modules/sms/sms-requests.repository.js';
import { SenderQueue } from './sender-queue.js';
import { type NewSmsRequest, SmsIntakeRepository } from './sms-intake.repository.js';
import { type MessageReader, SmsReadingService } from './sms-reading.service.js';
import { isSaidAgain } from './sms-said-again.js';

/** A text message, from a phone or from the test form. */
export interface ReceivedSms {
  from: string;
  body: string;
  /** What the sender's side calls this message, however often it comes; null when it has no name. */
  messageSid: string | null;
  source: 'phone' | 'form';
  /** Pictures came with it, which nobody here sees. */
  hasPictures?: boolean;
}

/** A message as it is kept, and what was understood of it at this moment. */
interface ReadSms extends ReceivedSms {
  phoneNumber: string;
  reading: EventRequest;
  /** The words that were read, where the message says more than them. */
  said?: string;
}

/** A request, what the message did to it, and whether it says again what an earlier one said. */
export interface ReceivedRequest {
  request: SmsRequestResponse;
  became: Verdict['kind'];
  isRepeat: boolean;
  /** What of ours it may answer. */
  answers?: Ours;
  /** The other requests that it made, or to which it did the same. */
  more?: readonly SmsRequestResponse[];
}

const AGAIN = { became: 'again', isRepeat: true } as const;

/** As long as a phone of staff waits. */
const FORM_PATIENCE_MS = 15_000;

/** Takes text messages in, from the webhook and from the test form alike (design §4 "SMS", §9 "Texts from people we know"). */
@Injectable()
export class SmsIntakeService {
  constructor(
    private readonly senders: SenderQueue,
    private readonly incoming: SmsIntakeRepository,
    private readonly conversations: SmsConversationsRepository,
    private readonly conversation: ConversationService,
    private readonly requests: SmsRequestsRepository,
    private readonly reading: SmsReadingService,
  ) {}

  /**
   * Takes a message in, in a transaction of its own. See `receiveWithin`.
   * @throws DomainError `sms.too-slow`
   */
  receive(message: ReceivedSms): Promise<ReceivedRequest> {
    return this.senders.inTurn(message.from, FORM_PATIENCE_MS, (transaction) =>
      this.receiveWithin(transaction, message, this.reading.readerFor(transaction, message)),
    );
  }

  /**
   * Takes a message in, once for each of its names: complete it waits, as a conflict for as long as a scheduled event is at
   * that time, else it has failed with what is missing. A sender who says again what they said of a show that
   * waits or is on the calendar gets the request that is there; who says more of it gets a second one that names the first.
   * A phone's answers and corrections change the request before them, and what asks for nothing is kept quiet (decision 49).
   * @param transaction holds the sender
   */
  async receiveWithin(
    transaction: Transaction,
    received: ReceivedSms,
    reader: MessageReader,
  ): Promise<ReceivedRequest> {
    const [known, ...others] = await this.findKnown(transaction, received);
    if (known !== undefined) {
      const more: SmsRequestResponse[] = [];
      for (const id of others) more.push((await this.reread(transaction, id, AGAIN)).request);
      return { ...(await this.reread(transaction, known, AGAIN)), more };
    }
    const message = await readMessage(received, reader);
    const verdict = await this.judge(transaction, message, reader);
    await this.doubt(transaction, message, verdict);
    if (verdict.kind === 'new') {
      const { isAside, reading = message.reading, shows } = verdict;
      if (shows) return this.keepEach(transaction, message, shows);
      return this.keep(transaction, { ...message, reading: isAside ? aside(reading) : reading });
    }
    if (verdict.kind === 'quiet') return this.keepQuiet(transaction, message);
    if (verdict.kind === 'answer') return this.keepAnswer(transaction, message, verdict.to);
    return this.followAll(transaction, message, verdict);
  }

  /** Several shows of one text, each a request of its own; the first one has its `MessageSid`, which is unique. */
  private async keepEach(
    transaction: Transaction,
    message: ReadSms,
    shows: readonly AskedShow[],
  ): Promise<ReceivedRequest> {
    const kept: ReceivedRequest[] = [];
    for (const [at, { reading, text }] of shows.entries())
      kept.push(await this.keep(transaction, { ...message, reading, said: text }, at === 0));
    const [first, ...others] = kept;
    if (!first) throw new Error('no show of a text message was kept');
    return { ...first, more: others.map(({ request }) => request) };
  }

  /**
   * Takes in that a phone wants no more texts. "Cancel" and "take me off the list" may mean its request as well: no tap makes an event
   * of that until staff have read it (decision 24); where they may mean a show or an invitation of its acts, staff read them.
   * @param transaction holds the sender
   */
  async stopWithin(transaction: Transaction, received: ReceivedSms, reader: MessageReader): Promise<void> {
    if (!correctionWords(received.body).takesBack) return;
    const message = await readMessage(received, reader);
    const heard = await this.hear(transaction, message, reader);
    const verdict = verdictOn(heard);
    if (heard.ours && (verdict.kind === 'new' || verdict.kind === 'answer'))
      await this.keepAnswer(transaction, message, heard.ours);
    await this.doubt(transaction, message, verdict);
    if (verdict.kind === 'withdraw')
      await this.followAll(transaction, message, { ...verdict, kind: 'unsettle', saysHow: true });
    if (verdict.kind === 'unsettle' || verdict.kind === 'ask-staff')
      await this.followAll(transaction, message, verdict);
  }

  /** Leaves without a tap what the text may mean besides. */
  private async doubt(transaction: Transaction, message: ReadSms, verdict: Verdict): Promise<void> {
    for (const earlier of ('doubted' in verdict && verdict.doubted) || [])
      await this.follow(transaction, message, { kind: 'unsettle', earlier, saysHow: true });
  }

  /** What it does to the request before it, and to others of the same text. */
  private async followAll(
    transaction: Transaction,
    message: ReadSms,
    verdict: FollowUp,
  ): Promise<ReceivedRequest> {
    const outcome = { became: verdict.kind, isRepeat: verdict.kind === 'again' };
    const more: SmsRequestResponse[] = [];
    for (const earlier of ('also' in verdict && verdict.also) || []) {
      const id = await this.follow(transaction, message, { ...verdict, earlier });
      more.push((await this.reread(transaction, id, outcome)).request);
    }
    const id = await this.follow(transaction, message, verdict);
    return { ...(await this.reread(transaction, id, outcome)), more };
  }

  /** What it does to the request before it; its id, or that of the row by which it asks staff. */
  private follow(transaction: Transaction, message: ReadSms, verdict: FollowUp): Promise<number> {
    const { earlier } = verdict;
    return verdict.kind === 'ask-staff'
      ? this.insert(transaction, message, {
          ...askingStaff(earlier.artist?.name, verdict.suggested),
          earlierId: earlier.id,
        })
      : this.conversation.follow(transaction, verdict, textOf(message));
  }

  /** Where it is kept, if it came before; of a message that was tried out, each show that it asks for. */
  private async findKnown(
    transaction: Transaction,
    { from, messageSid, source }: ReceivedSms,
  ): Promise<number[]> {
    if (messageSid === null) return [];
    const first = await this.incoming.findIdBySid(transaction, messageSid);
    if (first !== undefined && source === 'phone') return [first];
    const all = await this.conversations.findIdsByText(transaction, keptPhone(from), messageSid);
    return [...new Set([first ?? [], all].flat())];
  }

  /** Staff who try a message out talk to nobody, but may ask for several shows. */
  private async judge(transaction: Transaction, message: ReadSms, reader: MessageReader): Promise<Verdict> {
    const { source, body, reading, hasPictures = false } = message;
    if (hasPictures && body.trim() === '') return { kind: 'new' };
    if (source === 'form')
      return withEachShow({ kind: 'new' }, { text: body, reading, standing: [], ...(await reader.open()) });
    return verdictOn(await this.hear(transaction, message, reader));
  }

  private async hear(
    transaction: Transaction,
    { phoneNumber, body, reading }: ReadSms,
    reader: MessageReader,
  ): Promise<HeardText> {
    const { now, ...moment } = await reader.open();
    const standing = await this.conversations.holdStanding(transaction, phoneNumber, now);
    const quiet = await this.conversations.findQuiet(transaction, phoneNumber);
    const ours = await this.conversations.findOurs(transaction, moment.acts, moment.today);
    return { text: body, reading, standing, quiet, ours, ...moment };
  }

  /** As the request that said so before, else as one of its own. */
  private async keep(transaction: Transaction, message: ReadSms, hasSid = true): Promise<ReceivedRequest> {
    const { reading, phoneNumber } = message;
    const same = await this.findSameShow(transaction, message, { ...extractedOf(reading), phoneNumber });
    const said = same.find((earlier) => isSaidAgain(message.said ?? message.body, reading, earlier));
    if (said) return this.reread(transaction, said.id, AGAIN);
    const id = await this.insert(transaction, message, {
      ...judged(reading),
      ...extractedOf(reading),
      parse: keptFirst(reading),
      earlierId: same.at(0)?.id ?? null,
      ...(!hasSid && { messageSid: null }),
    });
    return this.reread(transaction, id, { became: 'new', isRepeat: false });
  }

  private async keepAnswer(transaction: Transaction, message: ReadSms, to: Ours): Promise<ReceivedRequest> {
    const kept = await this.keep(transaction, { ...message, reading: aside(message.reading) });
    return { ...kept, answers: to };
  }

  private async keepQuiet(transaction: Transaction, message: ReadSms): Promise<ReceivedRequest> {
    const id = await this.insert(transaction, message, { kind: 'quiet', status: 'failed', isSeen: true });
    return this.reread(transaction, id, { became: 'quiet', isRepeat: false });
  }

  /** What this phone has asked for the same show, the newest first; of the test form nothing. */
  private async findSameShow(
    transaction: Transaction,
    { source, reading }: ReadSms,
    show: ReturnType<typeof extractedOf> & { phoneNumber: string },
  ) {
    return source === 'form' || !isComplete(reading) ? [] : this.incoming.findSameShow(transaction, show);
  }

  /** When two phones post the same message at once, the second gets the first one's request. */
  private async insert(
    transaction: Transaction,
    message: ReadSms,
    request: Pick<NewSmsRequest, 'status'> & Partial<NewSmsRequest>,
  ): Promise<number> {
    const { phoneNumber, body, messageSid, source } = message;
    const fromForm = source === 'form';
    const id =
      (await this.incoming.insert(transaction, {
        ...NOTHING_READ,
        kind: 'request',
        isSeen: fromForm,
        messageSid,
        ...request,
        phoneNumber,
        messageText: body,
        fromForm,
        texts: [{ ...textOf(message), effect: 'asked', was: null }],
      })) ?? (await this.incoming.findIdBySid(transaction, messageSid ?? ''));
    if (id === undefined) throw new Error('a text message was not kept');
    return id;
  }

  private async reread(
    transaction: Transaction,
    id: number,
    outcome: Omit<ReceivedRequest, 'request'>,
  ): Promise<ReceivedRequest> {
    return { request: toResponse(await this.requests.find(id, transaction)), ...outcome };
  }
}

const keptPhone = (phone: string): string => [...keepable(phone)].slice(0, TEXT_LENGTH.phone).join('');

const readMessage = async (received: ReceivedSms, reader: MessageReader): Promise<ReadSms> => {
  const body = keepable(received.body);
  return { ...received, body, phoneNumber: keptPhone(received.from), reading: await reader.read(body) };
};

const textOf = ({ body, messageSid }: ReadSms): Pick<SmsText, 'text' | 'sid' | 'receivedAt'> => ({
  text: body,
  sid: messageSid,
  receivedAt: new Date().toISOString(),
});
