import { Injectable } from '@nestjs/common';
import type { EventStatus } from '#contract/events.js';
import { undoableSince } from '#contract/rules/undo.js';
import { orThrow } from '#src/common/errors/domain-error.js';
import type { MessageResponse } from '#src/common/http/message.dto.js';
import { Database, type Transaction } from '#src/database/database.js';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import { ArtistStageService } from '#src/modules/events/artist/artist-stage.service.js';
import { ShowFollowersService } from '#src/modules/events/artist/show-followers.service.js';
import { showChangedSince, undoOver } from '#src/modules/events/event-errors.js';
import { EventEditingService } from '#src/modules/events/writing/event-editing.service.js';
import { artistProblem } from '#src/modules/events/writing/event-write-problems.js';
import { EventWritingRepository } from '#src/modules/events/writing/event-writing.repository.js';
import { seriesChangeNotFound } from './series-change-errors.js';
import { SeriesChangesRepository } from './series-changes.repository.js';
import type { KeptShows, ShowBefore } from './series-undo-rules.js';

/** Takes a change of a series back, for a minute (decision 51). */
@Injectable()
export class SeriesUndoService {
  constructor(
    private readonly database: Database,
    private readonly changes: SeriesChangesRepository,
    private readonly editing: EventEditingService,
    private readonly events: EventWritingRepository,
    private readonly stage: ArtistStageService,
    private readonly followers: ShowFollowersService,
    jobs: JobQueue,
  ) {
    jobs.register({ name: 'events.forget-undos', schedule: '*/5 * * * *', run: () => this.forget() });
  }

  /**
   * Restores everything or nothing; a repeat gives the same answer.
   * @throws DomainError `events.series-change-not-found`, `events.undo-over`, `events.changed-since`, and as
   *   `EventEditingService.save` when the former state is not possible any more
   */
  async undo(key: string): Promise<MessageResponse> {
    const shows = await this.database.transaction((transaction) => this.undoOnce(transaction, key));
    return { message: shows === 1 ? 'The show is as it was' : `${shows} shows are as they were` };
  }

  /** Deletes what is kept for undoing, which names people, when nobody can undo any more. */
  forget(now = new Date()): Promise<void> {
    return this.changes.forgetUndos(undoableSince(now));
  }

  private async undoOnce(transaction: Transaction, key: string): Promise<number> {
    const change = orThrow(await this.changes.lock(transaction, key), seriesChangeNotFound);
    const { undo, undoneAt, createdAt, shows } = change;
    if (undoneAt) return shows;
    if (!undo || createdAt < undoableSince(new Date())) throw undoOver();
    if ('before' in undo) await this.putBack(transaction, undo.before);
    else await this.bringBack(transaction, undo);
    await this.changes.markUndone(transaction, key);
    return shows;
  }

  /** In the reverse order of saving, so that each show finds its time free. */
  private async putBack(transaction: Transaction, shows: readonly ShowBefore[]): Promise<void> {
    const together = shows.map(({ id }) => id);
    for (const before of [...shows].reverse()) {
      const show = await this.events.lock(transaction, before.id);
      if (show?.version !== before.version) throw showChangedSince(before);
      const { values: changes, ownFields } = before;
      await this.editing.save(transaction, show, { changes, hasPicture: true, ownFields, together });
    }
  }

  private async bringBack(transaction: Transaction, kept: KeptShows): Promise<void> {
    await this.stage.mustBeFree(transaction, kept.shows.map(appearingOf));
    await this.changes.bringBack(transaction, kept).catch((error: unknown) => {
      throw artistProblem(error) ?? error;
    });
    const shows = await this.events.findByIds(
      transaction,
      kept.shows.map(({ id }) => id),
    );
    await this.followers.comeBack(transaction, shows);
  }
}

const appearingOf = ({
  artist_ids: bill,
  end_time: endTime,
  act_times: actTimes,
  ...show
}: KeptShows['shows'][0]) => ({
  artistIds: JSON.parse(bill ?? '[]') as number[],
  actTimes: actTimes ?? {},
  date: show.date,
  time: show.time,
  endTime,
  status: show.status as EventStatus,
});
