import { Injectable } from '@nestjs/common';
import { orThrow } from '#src/common/errors/domain-error.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import type { Once } from '#src/common/http/created-once.decorator.js';
import { type ExpectedVersions, isStale } from '#src/common/http/if-match.js';
import { Database, type Transaction } from '#src/database/database.js';
import { ArtistsService } from '#src/modules/artists/artists.service.js';
import { ArtistStageService } from '#src/modules/events/artist/artist-stage.service.js';
import { EventEntity } from '#src/modules/events/entities/event.entity.js';
import {
  changedFields,
  changeOfOneShow,
  changesOf,
  checkTimes,
  contentHash,
  type EventChanges,
  type EventContent,
  newContent,
} from './event-content.js';
import { EventCreationsService, type KeyedWish } from './event-creations.service.js';
import type { EventPatchRequest, EventRequest } from './event-editing.dto.js';
import {
  eventChangedMeanwhile,
  eventNotFound,
  imageUnknown,
  notesOnly,
} from '#src/modules/events/event-errors.js';
import { EventImagesService } from '#src/modules/events/images/event-images.service.js';
import { artistProblem } from './event-write-problems.js';
import { EventWritingRepository } from './event-writing.repository.js';
import type { EventResponse } from '#src/modules/events/events.dto.js';
import { EventsService } from '#src/modules/events/events.service.js';
import { ShowFollowersService } from '#src/modules/events/artist/show-followers.service.js';

/** Which event is changed, and the versions the change may be based on; null changes whatever is there. */
export interface EventToChange {
  id: number;
  expectedVersion: ExpectedVersions;
}

interface EventEdit extends EventToChange {
  user: SessionUser;
}

/** What an artist and the venue agree on. */
type AgreedEvent = Pick<EventContent, 'name' | 'type' | 'description' | 'date' | 'time' | 'endTime'> & {
  artistId: number;
};

/** A requested event that staff accept. */
interface WantedEvent {
  content: EventContent;
  /** The call and its key; null for callers without one. */
  asked: KeyedWish | null;
}

const NOTHING_MORE = {
  status: 'scheduled',
  artistNotes: null,
  doorsTime: null,
  capacity: null,
  actTimes: {},
  imageUrl: null,
} as const;

/** What is to change, and whether the picture it names is there. */
interface JudgedChanges {
  /** All of it: what it makes of the set times, too (`withActTimes`). */
  changes: EventChanges;
  hasPicture: boolean;
  /** As they are stored. */
  ownFields: string[];
  /** Events that change in the same transaction: their present times do not count. */
  together?: readonly number[];
}

/** Making, changing and deleting single events (spec §7 "Events and types", §6). */
@Injectable()
export class EventEditingService {
  constructor(
    private readonly database: Database,
    private readonly events: EventWritingRepository,
    private readonly creations: EventCreationsService,
    private readonly images: EventImagesService,
    private readonly artists: ArtistsService,
    private readonly stage: ArtistStageService,
    private readonly calendar: EventsService,
    private readonly followers: ShowFollowersService,
  ) {}

  /**
   * Makes an event, once for each key.
   * @returns the event, and whether this call made it
   * @throws DomainError `events.invalid-times`, `events.image-unknown`, and as `EventCreationsService.create`
   */
  async create(
    request: EventRequest,
    clientKey: string | null,
    user: SessionUser,
  ): Promise<Once<EventResponse>> {
    const content = newContent(request);
    checkTimes(content);
    const { events, isNew } = await this.creations.create({
      clientKey,
      requestHash: contentHash(content, null),
      check: () => this.images.check(content.imageUrl),
      make: async (transaction) => {
        await this.images.hold(transaction, content.imageUrl);
        await this.stage.mustBeFree(transaction, [content]);
        return this.events.insert(transaction, [content]);
      },
    });
    const [event] = events;
    if (!event) throw eventNotFound();
    return { answer: await this.calendar.show(event, user), isNew };
  }

  /**
   * Puts what an artist agreed to play on the calendar, within the transaction of the agreement.
   * @returns the event's id
   * @throws DomainError `events.artist-busy`
   */
  createForArtist(transaction: Transaction, agreed: AgreedEvent): Promise<number> {
    const { artistId, ...show } = agreed;
    return this.insertFree(transaction, { ...NOTHING_MORE, ...show, artistIds: [artistId] });
  }

  /**
   * Puts a requested event on the calendar, in the transaction that settles the request. The caller has checked its picture
   * before (`EventImagesService.check`).
   * @returns the event's id
   * @throws DomainError `events.invalid-times`, `events.artist-unknown`, `events.artist-busy`, `events.image-unknown`,
   *   `events.key-reused`
   */
  async createWanted(transaction: Transaction, { content, asked }: WantedEvent): Promise<number> {
    checkTimes(content);
    await this.images.hold(transaction, content.imageUrl);
    try {
      const id = await this.insertFree(transaction, content);
      if (asked) await this.creations.remember(transaction, asked, id);
      return id;
    } catch (error) {
      throw artistProblem(error) ?? error;
    }
  }

  /**
   * Changes the fields that were sent, by PUT as by PATCH (decision 13): any field for admins, `artistNotes` alone for an
   * artist on its bill. What is so already is no conflict.
   * @throws DomainError `events.not-found`, `events.changed-meanwhile`, `events.notes-only`, `events.invalid-times`,
   *   `events.artist-unknown`, `events.artist-busy`, `events.image-unknown`
   */
  async change(edit: EventEdit, request: EventPatchRequest): Promise<EventResponse> {
    const hasPicture = await this.hasPicture(edit.id, request.imageUrl);
    const after = await this.changeAlone(edit, request, hasPicture);
    return this.calendar.show(after, edit.user);
  }

  /**
   * Deletes an event; a series goes with its last night.
   * @throws DomainError `events.not-found`, `events.changed-meanwhile`
   */
  async delete({ id, expectedVersion }: EventToChange): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const event = orThrow(await this.events.lock(transaction, id), eventNotFound);
      if (isStale(expectedVersion, event.version)) throw eventChangedMeanwhile();
      await this.deleteHeld(transaction, [event]);
    });
  }

  /** Deletes events of one series, or one event, that this transaction holds; the series goes with its last night. */
  async deleteHeld(transaction: Transaction, events: readonly EventEntity[]): Promise<void> {
    const ids = events.map(({ id }) => id);
    const seriesId = events[0]?.seriesId;
    await this.followers.leave(transaction, events);
    await this.events.delete(transaction, ids);
    if (seriesId != null) await this.events.deleteSeriesIfEmpty(transaction, seriesId);
  }

  /** Asks the storage while no row is locked, unless the event has this picture already. */
  async hasPicture(id: number, imageUrl: string | null | undefined): Promise<boolean> {
    if (!imageUrl || imageUrl === (await this.events.findImage(id))) return true;
    return this.images.isThere(imageUrl);
  }

  /** Changes an event that this transaction holds. @throws DomainError as `change` */
  async save(
    transaction: Transaction,
    before: EventEntity,
    { changes, hasPicture, ownFields, together = [before.id] }: JudgedChanges,
  ): Promise<EventEntity> {
    if (Object.keys(changes).length === 0) return before;
    const made = { ...changes, ownFields };
    const after = Object.assign(new EventEntity(), before, made, { version: before.version + 1 });
    checkTimes(after);
    if (after.imageUrl !== before.imageUrl) {
      if (!hasPicture) throw imageUnknown();
      await this.images.hold(transaction, after.imageUrl);
    }
    await this.stage.mustBeFree(transaction, [after], together);
    const isThere = await this.events.update(transaction, before, made).catch((error: unknown) => {
      throw artistProblem(error) ?? error;
    });
    if (!isThere) throw eventChangedMeanwhile();
    await this.followers.changed(transaction, before, after);
    return after;
  }

  private async insertFree(transaction: Transaction, content: EventContent): Promise<number> {
    await this.stage.mustBeFree(transaction, [content]);
    const [event] = await this.events.insert(transaction, [content]);
    if (!event) throw new Error('an agreed event was not made');
    return event.id;
  }

  /** Holds the event, so that nobody changes it between the checks and the save. */
  private async changeAlone(
    edit: EventEdit,
    request: EventPatchRequest,
    hasPicture: boolean,
  ): Promise<EventEntity> {
    const playsAs = await this.artists.findIdOfAccount(edit.user.id);
    return this.database.transaction(async (transaction) => {
      const before = orThrow(await this.events.lock(transaction, edit.id), eventNotFound);
      const plays = playsAs !== undefined && before.artistIds.includes(playsAs);
      const changes = changesOf(request, before);
      refuseAllButOwnNotes(edit.user, { plays, changes });
      if (isStale(edit.expectedVersion, before.version)) {
        if (changedFields(before, changes).length > 0) throw eventChangedMeanwhile();
        return before;
      }
      return this.save(transaction, before, { ...changeOfOneShow(before, changes), hasPicture });
    });
  }
}

const refuseAllButOwnNotes = (
  { userType }: SessionUser,
  { plays, changes }: { plays: boolean; changes: EventChanges },
): void => {
  if (userType === 'admin') return;
  const isNotesAlone = Object.keys(changes).every((field) => field === 'artistNotes');
  if (!plays || !isNotesAlone) throw notesOnly();
};
