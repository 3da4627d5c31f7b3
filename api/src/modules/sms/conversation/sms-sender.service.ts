import { Injectable } from '@nestjs/common';
import type { Transaction } from '#src/database/database.js';
import { phoneEnding } from '#src/database/sql/phone-ending.js';
import { SmsGateway } from '#src/integrations/sms-gateway/sms-gateway.js';
import { ArtistContactsService } from '#src/modules/artists/approval/artist-contacts.service.js';
import type { KnownArtist } from '#src/modules/sms/parser/event-request.js';
import { wordsOf } from '#src/modules/sms/intake/sms-text.js';
import { correctionWords } from '#src/modules/sms/conversation/words/correction-words.js';
import { SmsConversationsRepository } from './sms-conversations.repository.js';

/** Whose phone a text comes from (design §9 "Texts from people we know"). */
@Injectable()
export class SmsSenderService {
  constructor(
    private readonly contacts: ArtistContactsService,
    private readonly conversations: SmsConversationsRepository,
    private readonly gateway: SmsGateway,
  ) {}

  /**
   * The acts of a phone: the approved artists of whom staff know this number, else the only one whom it has asked for within a year. "Also Jan 9"
   * of a phone with several is about the one that it asked for last, unless it names another; where that was a bill, nobody is meant without being named.
   * @param known the artists who can be meant
   */
  async findActs(
    transaction: Transaction,
    { from, body }: { from: string; body: string },
    known: readonly KnownArtist[],
  ): Promise<readonly KnownArtist[]> {
    const own = await this.findOwners(transaction, from);
    if (own.length === 1) return known.filter(({ id }) => id === own[0]);
    const bills = await this.conversations.findAskedActs(transaction, from);
    const asked = new Set(bills.flat());
    const [last, ...besides] = bills[0] ?? [];
    const owners = known.filter(({ id }) => own.includes(id));
    const isMore = correctionWords(body).asksForMore && !namesOther(body, last, owners);
    const isSettled =
      own.length === 0 ? asked.size === 1 || isMore : isMore && last !== undefined && own.includes(last);
    const acts = isSettled && last !== undefined && besides.length === 0 ? [last] : own;
    return known.filter(({ id }) => acts.includes(id));
  }

  private async findOwners(transaction: Transaction, from: string): Promise<number[]> {
    const number = this.gateway.numberOf(from);
    if (number === undefined) return [];
    const found = await this.contacts.findByPhoneEnding(transaction, phoneEnding(number));
    return found
      .filter(({ knownPhone }) => knownPhone !== null && this.gateway.numberOf(knownPhone) === number)
      .map(({ id }) => id);
  }
}

/** "The duo, Jan 9 too": a word of a name that the act asked for last does not have. */
const namesOther = (body: string, last: number | undefined, own: readonly KnownArtist[]): boolean => {
  const lastName = wordsOf(own.find(({ id }) => id === last)?.name ?? '');
  const said = new Set(wordsOf(body).filter((word) => !lastName.includes(word)));
  return own.some(({ id, name }) => id !== last && wordsOf(name).some((word) => said.has(word)));
};
