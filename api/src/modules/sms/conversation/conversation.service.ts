import { Injectable } from '@nestjs/common';
import type { Transaction } from '#src/database/database.js';
import { type FollowUp, showWords, stepOf } from './follow-up-steps.js';
import { SmsConversationsRepository } from './sms-conversations.repository.js';
import type { SmsText } from './sms-texts.js';
import { actsOf } from './words/named-acts.js';

/** Carries out what later texts of a phone say of the request before them (design §9, decision 49). */
@Injectable()
export class ConversationService {
  constructor(private readonly conversations: SmsConversationsRepository) {}

  /**
   * Rewrites the request, which this transaction holds, and keeps the text in its history.
   * @returns its id
   */
  async follow(
    transaction: Transaction,
    verdict: FollowUp,
    text: Pick<SmsText, 'text' | 'sid' | 'receivedAt'>,
  ): Promise<number> {
    const { earlier } = verdict;
    const { effect, request, isNews } = stepOf(verdict);
    const acts = actsOf(earlier).map(({ name }) => name);
    const was = effect === 'changed' ? showWords(acts, earlier) : null;
    await this.conversations.rewrite(transaction, earlier, {
      text: { ...text, effect, was },
      request,
      isNews,
    });
    return earlier.id;
  }
}
