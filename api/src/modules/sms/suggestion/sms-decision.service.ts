import { Injectable } from '@nestjs/common';
import type { SmsWish } from '#contract/sms.js';
import { orThrow } from '#src/common/errors/domain-error.js';
import { Database, type Transaction } from '#src/database/database.js';
import { ArtistsService } from '#src/modules/artists/artists.service.js';
import { rewritten, showWords } from '#src/modules/sms/conversation/follow-up-steps.js';
import { SmsConversationsRepository } from '#src/modules/sms/conversation/sms-conversations.repository.js';
import type { SmsText } from '#src/modules/sms/conversation/sms-texts.js';
import type { SmsRequestEntity } from '#src/modules/sms/entities/sms-request.entity.js';
import { keptReading } from '#src/modules/sms/kept-reading.js';
import { repeatedWhenGone } from '#src/modules/sms/events/sms-references.js';
import { actsIn, type EventRequest } from '#src/modules/sms/parser/event-request.js';
import { smsArtistGone, smsChanged, smsDecided, smsRequestNotFound } from '#src/modules/sms/sms-errors.js';
import { toResponse } from '#src/modules/sms/sms-request-view.js';
import type { SmsDecision, SmsRequestResponse } from '#src/modules/sms/sms-requests.dto.js';
import { SmsRequestsRepository } from '#src/modules/sms/sms-requests.repository.js';
import { decided, wishesOf } from './kept-suggestion.js';

/** What staff say of a request that its sender may want otherwise (decision 49). */
@Injectable()
export class SmsDecisionService {
  constructor(
    private readonly database: Database,
    private readonly conversations: SmsConversationsRepository,
    private readonly requests: SmsRequestsRepository,
    private readonly artists: ArtistsService,
  ) {}

  /**
   * Makes a request what it was before its sender's last doubt, or what they most likely want: it waits for the tap that makes its
   * event. Sent again, it answers with the request as it is.
   * @throws DomainError `sms.request-not-found`, `sms.changed`, `sms.decided` for a colleague's other decision, `sms.artist-gone`
   */
  decide(id: number, { wish, readTexts }: SmsDecision): Promise<SmsRequestResponse> {
    return repeatedWhenGone(() =>
      this.database.transaction(async (transaction) => {
        const request = orThrow(await this.conversations.hold(transaction, id), smsRequestNotFound);
        if (request.texts.length > readTexts) throw smsChanged();
        const wanted = wishesOf(request)[wish];
        if (wanted) await this.change(transaction, request, { wish, wanted });
        else if (keptReading(request.parse).decided !== wish) throw smsDecided();
        return toResponse(await this.requests.find(id, transaction));
      }),
    );
  }

  private async change(
    transaction: Transaction,
    request: SmsRequestEntity,
    { wish, wanted }: { wish: SmsWish; wanted: EventRequest },
  ): Promise<void> {
    const known = await this.artists.findNames(transaction);
    const gone = actsIn(wanted).find(({ id }) => known.every((artist) => artist.id !== id));
    if (gone) throw smsArtistGone(gone.name);
    await this.conversations.change(transaction, request.id, {
      ...rewritten(wanted),
      // No doubt is about it, and it may have got another name since.
      extractedEventType: request.extractedEventType,
      parse: decided(wanted, wish),
      texts: wish === 'suggested' ? changedTexts(request) : request.texts,
    });
  }
}

/** The text that left open what it wants has changed the request; a first text has not. */
const changedTexts = ({ texts, parse, ...request }: SmsRequestEntity): SmsText[] => {
  const at = texts.findLastIndex(({ effect }) => effect === 'unsettled');
  const acts = [
    request.extractedArtist ?? [],
    (keptReading(parse).others ?? []).map(({ name }) => name),
  ].flat();
  const was = showWords(acts, { date: request.extractedDate, time: request.extractedTime });
  return texts.map((text, index) => (index === at ? { ...text, effect: 'changed', was } : text));
};
