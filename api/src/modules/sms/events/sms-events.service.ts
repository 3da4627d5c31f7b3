import { Injectable } from '@nestjs/common';
import { undoSecondsLeft } from '#contract/rules/undo.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { fieldsOf, requestHash } from '#src/common/http/request-hash.js';
import { Database, type Transaction } from '#src/database/database.js';
import { ArtistContactsService } from '#src/modules/artists/approval/artist-contacts.service.js';
import { ArtistsService } from '#src/modules/artists/artists.service.js';
import { EventTypesService } from '#src/modules/event-types/event-types.service.js';
import { artistUnknown } from '#src/modules/events/event-errors.js';
import {
  EventCreationsService,
  type KeyedWish,
} from '#src/modules/events/writing/event-creations.service.js';
import { EventEditingService } from '#src/modules/events/writing/event-editing.service.js';
import { EventImagesService } from '#src/modules/events/images/event-images.service.js';
import {
  smsAlreadyMade,
  smsArtistBlocked,
  smsChanged,
  smsDatePassed,
  smsEventGone,
  smsInTheWay,
} from '#src/modules/sms/sms-errors.js';
import type { SmsEventRequest } from './sms-event.dto.js';
import {
  isTap,
  madeWords,
  type PlayingArtist,
  saysActs,
  wantedActs,
  wantedEvent,
} from './sms-event-rules.js';
import { SmsTellingService } from './sms-telling.service.js';
import { SmsUndosRepository } from './sms-undos.repository.js';
import { clashWords } from '#src/modules/sms/sms-request-rules.js';
import { toResponse } from '#src/modules/sms/sms-request-view.js';
import type { SmsEventResponse, SmsRelatedEvent } from '#src/modules/sms/sms-requests.dto.js';
import { type SmsRequestRow, SmsRequestsRepository } from '#src/modules/sms/sms-requests.repository.js';

/** Who makes an event of a request, and what they say otherwise than the message. */
interface SmsEventMaking {
  edits: SmsEventRequest;
  /** The key of one opened form; null for the tap, and for callers without a key. */
  clientKey: string | null;
  admin: SessionUser;
}

/** The same, with whom it is about. */
interface Making {
  edits: SmsEventRequest;
  /** What the form asked for, under its key. */
  asked: KeyedWish | null;
  /** Who plays, in order. */
  acts: readonly PlayingArtist[];
  adminId: number;
}

/** Making events of requests: the admin's tap, the event form and the test form (design §4 "SMS"). */
@Injectable()
export class SmsEventsService {
  constructor(
    private readonly database: Database,
    private readonly requests: SmsRequestsRepository,
    private readonly events: EventEditingService,
    private readonly creations: EventCreationsService,
    private readonly images: EventImagesService,
    private readonly artists: ArtistsService,
    private readonly contacts: ArtistContactsService,
    private readonly telling: SmsTellingService,
    private readonly undos: SmsUndosRepository,
    eventTypes: EventTypesService,
  ) {
    // After the events have registered: a type is renamed in the order in which a deleted event locks rows.
    eventTypes.register({ rename: (transaction, from, to) => requests.renameType(transaction, from, to) });
  }

  /**
   * Makes an event of a request, once, and tells the sender a minute later: a tap that comes second gets the event that is there, and so
   * does the form that made it; another form is refused, as it may want something else.
   * @throws DomainError `sms.already-made` for another form's edits, `sms.request-not-found`, `sms.undecided`,
   *   `sms.incomplete`, `sms.artist-gone`, `sms.artist-blocked`, `sms.event-deleted`, `sms.event-in-the-way`,
   *   `sms.date-passed`, `sms.changed`, `events.artist-busy`, `events.artist-unknown`, `events.image-unknown`, `events.invalid-times`,
   *   `events.key-reused`
   */
  async make(id: number, { edits, clientKey, admin }: SmsEventMaking): Promise<SmsEventResponse> {
    const before = await this.requests.find(id);
    const ids = wantedActs(before, edits);
    const acts = await this.findActs(ids);
    if (saysActs(edits) && acts.length < ids.length) throw artistUnknown();
    if (edits.imageUrl) await this.images.check(edits.imageUrl);
    const asked = clientKey === null ? null : { clientKey, requestHash: requestHash([id, fieldsOf(edits)]) };
    return this.database.transaction((transaction) =>
      this.makeOnce(transaction, id, { edits, asked, acts, adminId: admin.id }),
    );
  }

  private async makeOnce(transaction: Transaction, id: number, making: Making): Promise<SmsEventResponse> {
    const row = await this.requests.lock(transaction, id);
    if (row.status === 'processed' && (row.event || isTap(making.edits)))
      return this.answerLate(transaction, row, making);
    const { edits, asked, acts, adminId } = making;
    if (edits.readTexts !== undefined && row.texts.length > edits.readTexts) throw smsChanged();
    if (isTap(edits)) refuseBlindTap(row, edits);
    await this.mustNotBeBlocked(transaction, acts);
    const eventId = await this.events.createWanted(transaction, {
      content: wantedEvent(row, edits, acts),
      asked,
    });
    await this.undos.keep(transaction, id, eventId);
    await this.requests.settle(transaction, id, { eventId, adminId });
    const after = await this.requests.find(id, transaction);
    if (!after.event) throw smsEventGone();
    await this.telling.follow(transaction, eventId);
    return answer(after, after.event, {
      message: madeWords(after.event),
      madeEarlierBy: null,
      undoSeconds: await this.undoSeconds(transaction, id, eventId),
    });
  }

  /** The event was made before. That is all a tap wants; a form is refused unless the event is its own. */
  private async answerLate(
    transaction: Transaction,
    row: SmsRequestRow,
    { edits, asked, adminId }: Making,
  ): Promise<SmsEventResponse> {
    const { event, processedBy } = row;
    if (!event) throw smsEventGone();
    const isOwn = processedBy?.id === adminId;
    const isSameForm = asked !== null && (await this.creations.hasMade(transaction, asked, event.id));
    const message = madeWords(event, isOwn ? 'You have' : `${processedBy?.name ?? 'Somebody'} has`);
    if (!isTap(edits) && !isSameForm) throw smsAlreadyMade(message);
    return isOwn
      ? answer(row, event, {
          message: madeWords(event),
          madeEarlierBy: 'you',
          undoSeconds: await this.undoSeconds(transaction, row.id, event.id),
        })
      : answer(row, event, { message, madeEarlierBy: 'somebody', undoSeconds: null });
  }

  /** Null once it is over. */
  private async undoSeconds(transaction: Transaction, id: number, eventId: number): Promise<number | null> {
    const undo = await this.undos.find(transaction, id, eventId);
    return undo && undoSecondsLeft(undo.madeAt, new Date());
  }

  private async findActs(ids: readonly number[]): Promise<PlayingArtist[]> {
    const artists = await this.artists.findFeatured(ids);
    return ids.flatMap((id) => artists.get(id) ?? []);
  }

  /** As for invitations. In the order of their ids, so that no two callers wait for each other. */
  private async mustNotBeBlocked(transaction: Transaction, acts: readonly PlayingArtist[]): Promise<void> {
    for (const { id } of acts.toSorted((one, other) => one.id - other.id)) {
      const artist = await this.contacts.hold(transaction, id);
      if (artist?.isBlocked) throw smsArtistBlocked(artist.name);
    }
  }
}

/** A tap makes what staff saw: nothing that has passed, and nothing beside an event that they were not shown. */
const refuseBlindTap = (row: SmsRequestRow, { despiteEventId }: SmsEventRequest): void => {
  if (row.status === 'failed') return;
  if (row.hasPassed) throw smsDatePassed();
  const { conflict } = row;
  if (conflict && !conflict.isArtistBusy && conflict.id !== despiteEventId)
    throw smsInTheWay(clashWords(conflict));
};

const answer = (
  row: SmsRequestRow,
  { id: eventId }: SmsRelatedEvent,
  told: Pick<SmsEventResponse, 'message' | 'madeEarlierBy' | 'undoSeconds'>,
): SmsEventResponse => ({ ...told, eventId, request: toResponse(row) });
