import { Injectable } from '@nestjs/common';
import type { Transaction } from '#src/database/database.js';
import { ArtistsService } from '#src/modules/artists/artists.service.js';
import { ArtistStageRepository } from './artist-stage.repository.js';
import type { EventEntity } from '#src/modules/events/entities/event.entity.js';
import { artistBusy } from '#src/modules/events/event-errors.js';

type Appearing = Pick<EventEntity, 'artistIds' | 'date' | 'time' | 'endTime' | 'status'> &
  Partial<Pick<EventEntity, 'actTimes'>>;

/** Every act plays one stage at a time (design §4 "Invitations"). */
@Injectable()
export class ArtistStageService {
  constructor(
    private readonly stage: ArtistStageRepository,
    private readonly artists: ArtistsService,
  ) {}

  /**
   * Locks the acts of these events until the transaction ends, and checks that they play nothing else at the time. Events that
   * do not take place, or have no acts, are skipped.
   * @param except the events that are changed, when they are on the calendar already
   * @throws DomainError `events.artist-busy`
   */
  async mustBeFree(
    transaction: Transaction,
    events: readonly Appearing[],
    except: readonly number[] = [],
  ): Promise<void> {
    const shows = events.filter(({ status, artistIds }) => status === 'scheduled' && artistIds.length > 0);
    if (shows.length === 0) return;
    await this.artists.lock(
      transaction,
      shows.flatMap(({ artistIds }) => artistIds),
    );
    const engagement = await this.stage.findEngagement(transaction, shows, except);
    if (engagement) throw artistBusy(engagement);
  }
}
