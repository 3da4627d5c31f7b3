import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { undoSecondsLeft } from '#contract/rules/undo.js';
import type { Once } from '#src/common/http/created-once.decorator.js';
import { DomainError } from '#src/common/errors/domain-error.js';
import { fieldsOf, requestHash } from '#src/common/http/request-hash.js';
import { Database, type Transaction } from '#src/database/database.js';
import { ShowFollowersService } from '#src/modules/events/artist/show-followers.service.js';
import type { EventEntity } from '#src/modules/events/entities/event.entity.js';
import type { SeriesChangeEntity } from '#src/modules/events/entities/series-change.entity.js';
import { eventKeyReused } from '#src/modules/events/event-errors.js';
import { changesOf } from '#src/modules/events/writing/event-content.js';
import { EventEditingService } from '#src/modules/events/writing/event-editing.service.js';
import { problemAt, showBeyond, showHasCheckIns } from './series-change-errors.js';
import type {
  SeriesChangeRequest,
  SeriesChangeResponse,
  SeriesPreviewResponse,
} from './series-change.dto.js';
import { inSavingOrder, planOf, type PlannedShow, showsBeyond } from './series-change-rules.js';
import { SeriesChangesRepository } from './series-changes.repository.js';
import { changePreview, deletionPreview, toldStatus } from './series-previews.js';
import { type SeriesShows, SeriesShowsService } from './series-shows.service.js';
import { beforeOf, type SeriesUndo } from './series-undo-rules.js';

interface MadeChange {
  shows: number;
  undo: SeriesUndo | null;
}

/** The call that a key belongs to. */
type KeyedChange = Pick<SeriesChangeEntity, 'kind' | 'requestHash'> & { clientKey: string | null };

/** Changes and deletes shows of a series together (decision 51): all of them or none. */
@Injectable()
export class SeriesChangesService {
  constructor(
    private readonly database: Database,
    private readonly shows: SeriesShowsService,
    private readonly changes: SeriesChangesRepository,
    private readonly editing: EventEditingService,
    private readonly followers: ShowFollowersService,
  ) {}

  /**
   * Describes the effects of a change, and refuses what the change would refuse.
   * @throws DomainError as `change`, but for its key
   */
  async previewChange(asked: SeriesShows, request: SeriesChangeRequest): Promise<SeriesPreviewResponse> {
    const hasPicture = await this.editing.hasPicture(asked.id, request.imageUrl);
    return this.database.rehearse(async (transaction) => {
      const { planned, played } = await this.apply(transaction, asked, { request, hasPicture });
      const told = planned.flatMap((plan) => toldStatus(plan) ?? []);
      return changePreview(planned, { played, ties: await this.followers.findTies(transaction, told) });
    });
  }

  /**
   * Changes the shows one by one: the fields that were sent and differ at the anchor, except those that a show has of its own.
   * @throws DomainError as `SeriesShowsService.hold` and `EventEditingService.save`, naming the show; `events.key-reused`
   */
  async change(
    asked: SeriesShows,
    request: SeriesChangeRequest,
    clientKey: string | null,
  ): Promise<Once<SeriesChangeResponse>> {
    const hasPicture = await this.editing.hasPicture(asked.id, request.imageUrl);
    const hash = requestHash([asked.id, fieldsOf(request)]);
    return this.once({ clientKey, kind: 'change', requestHash: hash }, async (transaction) => {
      const { saved } = await this.apply(transaction, asked, { request, hasPicture });
      return { shows: saved.length, undo: { before: saved.map(beforeOf) } };
    });
  }

  /** @throws DomainError as `delete`, but for its key */
  previewDeletion(asked: SeriesShows): Promise<SeriesPreviewResponse> {
    return this.database.transaction(async (transaction) => {
      const { ties, played } = await this.judgeDeletion(transaction, asked);
      return deletionPreview(ties, played);
    });
  }

  /**
   * Deletes the shows; a series goes with its last night. Several are deleted only when nobody has checked in: an undo cannot
   * give check-ins their show back.
   * @throws DomainError as `SeriesShowsService.hold`, `events.has-check-ins`, `events.key-reused`
   */
  delete(asked: SeriesShows, clientKey: string | null): Promise<Once<SeriesChangeResponse>> {
    const hash = requestHash([asked.id, asked.scope]);
    return this.once({ clientKey, kind: 'deletion', requestHash: hash }, async (transaction) => {
      const { shows, ties } = await this.judgeDeletion(transaction, asked);
      const ids = shows.map(({ id }) => id);
      const canUndo = ties.every(({ checkIns }) => checkIns === 0);
      const undo = canUndo ? await this.changes.keepShows(transaction, ids) : null;
      await this.editing.deleteHeld(transaction, shows);
      return { shows: ids.length, undo };
    });
  }

  private async judgeDeletion(transaction: Transaction, asked: SeriesShows) {
    const held = await this.shows.hold(transaction, asked);
    const ties = await this.followers.findTies(transaction, held.shows);
    const attended = ties.find(({ checkIns }) => checkIns > 0);
    if (attended && asked.scope !== 'this') throw showHasCheckIns(attended.show);
    return { ...held, ties };
  }

  private async apply(
    transaction: Transaction,
    asked: SeriesShows,
    { request, hasPicture }: { request: SeriesChangeRequest; hasPicture: boolean },
  ): Promise<{ planned: PlannedShow<EventEntity>[]; saved: PlannedShow<EventEntity>[]; played: number }> {
    const { anchor, shows, played } = await this.shows.hold(transaction, asked);
    const planned = planOf({
      anchor,
      shows,
      scope: asked.scope,
      changes: changesOf(request, anchor),
    });
    const [beyond] = showsBeyond(planned);
    if (beyond) throw showBeyond(beyond);
    const saved = inSavingOrder(planned.filter((plan) => Object.keys(plan.changes).length > 0));
    const together = saved.map(({ show }) => show.id);
    for (const { show, changes, ownFields } of saved) {
      const judged = { changes, hasPicture, ownFields, together };
      await this.editing.save(transaction, show, judged).catch((error: unknown) => {
        throw isAboutTimes(error) && show.id !== anchor.id ? problemAt(show, error) : error;
      });
    }
    return { planned, saved, played };
  }

  /** Makes a change once for its key; without one, under a key of its own. */
  private async once(
    { clientKey, ...call }: KeyedChange,
    make: (transaction: Transaction) => Promise<MadeChange>,
  ): Promise<Once<SeriesChangeResponse>> {
    const key = clientKey ?? randomUUID();
    return this.database.transaction(async (transaction) => {
      const { isNew } = await this.changes.keyed.once(
        transaction,
        { clientKey: key, ...call },
        { make: () => make(transaction), keep: (made) => made as object, reused: eventKeyReused },
      );
      const change = await this.changes.keyed.find(transaction, key);
      if (!change) throw new Error('a change was not kept under its key');
      return { answer: answerOf(change), isNew };
    });
  }
}

const answerOf = ({ clientKey, shows, undo, createdAt }: SeriesChangeEntity): SeriesChangeResponse => ({
  key: clientKey,
  shows,
  undoSeconds: undo && undoSecondsLeft(createdAt, new Date()),
});

/** The other problems of a change name a show, or are the same for all. */
const isAboutTimes = (error: unknown): error is DomainError =>
  error instanceof DomainError && error.code === 'events.invalid-times';
