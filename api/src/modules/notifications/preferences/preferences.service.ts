import { Injectable } from '@nestjs/common';
import { MESSAGE_TOPICS } from '#contract/message-topics.js';
import { orThrow } from '#src/common/errors/domain-error.js';
import type { SqlRunner } from '#src/database/database.js';
import { unsubscribeLinkUnknown } from '#src/modules/notifications/message-errors.js';
import type { PreferenceRequest, PreferenceResponse, UnsubscriptionResponse } from './preferences.dto.js';
import { type Refusal, RefusalsRepository } from '#src/modules/notifications/delivery/refusals.repository.js';
import { type Reader, readUnsubscribe, signUnsubscribe, type Unsubscription } from './unsubscribe-token.js';

/** What people do not want to be told. Messages without a topic, as those of an account's security, always go. */
@Injectable()
export class PreferencesService {
  constructor(private readonly refusals: RefusalsRepository) {}

  /** Every topic; who never chose gets everything. */
  async find(userId: number): Promise<PreferenceResponse[]> {
    const refused = await this.refusals.findOf({ userId });
    const wants = (channel: Refusal['channel'], topic: Refusal['topic']): boolean =>
      !refused.some((refusal) => refusal.channel === channel && refusal.topic === topic);
    return MESSAGE_TOPICS.map((topic) => ({
      topic,
      email: wants('email', topic),
      sms: wants('sms', topic),
      push: wants('push', topic),
    }));
  }

  /** @returns every topic as it is then */
  async save(userId: number, { isWanted, ...refusal }: PreferenceRequest): Promise<PreferenceResponse[]> {
    if (isWanted) await this.refusals.remove({ userId }, refusal);
    else await this.refusals.add({ userId }, refusal);
    return this.find(userId);
  }

  /** Asked in the transaction that makes a message, and again before it is sent. */
  async isRefused(runner: SqlRunner, reader: Reader, { channel, topic }: Refusal): Promise<boolean> {
    const refused = await this.refusals.findOf(reader, runner);
    return refused.some((refusal) => refusal.channel === channel && refusal.topic === topic);
  }

  /** What signs links in mails; made with the venue. */
  findLinkKey(runner?: SqlRunner): Promise<Buffer> {
    return this.refusals.findKey(runner);
  }

  /** The token of the link by which a reader unsubscribes from e-mails about a topic, without signing in (RFC 8058). */
  async unsubscribeToken(runner: SqlRunner, unsubscription: Unsubscription): Promise<string> {
    return signUnsubscribe(unsubscription, await this.refusals.findKey(runner));
  }

  /** @throws DomainError `notifications.unsubscribe-unknown` */
  async describe(token: string): Promise<UnsubscriptionResponse> {
    const { topic, reader } = await this.read(token);
    const refused = await this.refusals.findOf(reader);
    return {
      topic,
      isSubscribed: !refused.some((refusal) => refusal.channel === 'email' && refusal.topic === topic),
    };
  }

  /**
   * Stops e-mails about the link's topic; again changes nothing.
   * @throws DomainError `notifications.unsubscribe-unknown`
   */
  async unsubscribe(token: string): Promise<UnsubscriptionResponse> {
    const { topic, reader } = await this.read(token);
    await this.refusals.add(reader, { channel: 'email', topic });
    return { topic, isSubscribed: false };
  }

  private async read(token: string): Promise<Unsubscription> {
    return orThrow(readUnsubscribe(token, await this.refusals.findKey()), unsubscribeLinkUnknown);
  }
}
