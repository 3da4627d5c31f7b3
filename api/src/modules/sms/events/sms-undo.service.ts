import { Injectable } from '@nestjs/common';
import { undoableSince } from '#contract/rules/undo.js';
import { Database } from '#src/database/database.js';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import { undoOver } from '#src/modules/events/event-errors.js';
import { EventWithdrawalService } from '#src/modules/events/writing/event-withdrawal.service.js';
import { smsEventGone, smsSenderWrote } from '#src/modules/sms/sms-errors.js';
import { toResponse } from '#src/modules/sms/sms-request-view.js';
import type { SmsUndoResponse } from '#src/modules/sms/sms-requests.dto.js';
import { SmsRequestsRepository } from '#src/modules/sms/sms-requests.repository.js';
import { SmsTellingService } from './sms-telling.service.js';
import { SmsUndosRepository } from './sms-undos.repository.js';

/** Longer than anybody asks again. */
const KEPT_MS = 60 * 60 * 1000;

/** Takes back for a minute that an event was made of a request (decision 24). */
@Injectable()
export class SmsUndoService {
  constructor(
    private readonly database: Database,
    private readonly requests: SmsRequestsRepository,
    private readonly undos: SmsUndosRepository,
    private readonly events: EventWithdrawalService,
    private readonly telling: SmsTellingService,
    jobs: JobQueue,
  ) {
    jobs.register({ name: 'sms.forget-undos', schedule: '47 * * * *', run: () => this.forget() });
  }

  /**
   * Takes the event off the calendar; the request is as it was, and nobody was told. Asked again, it says so.
   * @throws DomainError `sms.request-not-found`, `sms.event-deleted`, `sms.sender-wrote`, `events.undo-over`,
   *   `events.changed-since`, `events.counted-on`
   */
  undo(requestId: number, eventId: number): Promise<SmsUndoResponse> {
    return this.database.transaction(async (transaction) => {
      // In the order in which the deletion of an event locks rows.
      const event = await this.events.hold(transaction, eventId);
      const row = await this.requests.lock(transaction, requestId);
      const undo = await this.undos.find(transaction, requestId, eventId);
      if (undo?.undoneAt) return { message: UNDONE_BEFORE, request: toResponse(row) };
      if (!undo || undo.madeAt < undoableSince(new Date())) throw undoOver();
      if (!event) throw smsEventGone();
      if (await this.undos.hasWritten(transaction, undo)) throw smsSenderWrote(event.name);
      // By whichever clock: what a phone is told cannot be taken back.
      if (await this.telling.hasTold(transaction, eventId)) throw undoOver();
      await this.undos.putBack(transaction, undo);
      await this.events.withdraw(transaction, event);
      return { message: UNDONE, request: toResponse(await this.requests.find(requestId, transaction)) };
    });
  }

  /** What was kept for undoing goes when nobody asks for it any more. */
  forget(now = new Date()): Promise<void> {
    return this.undos.forget(new Date(now.getTime() - KEPT_MS));
  }
}

const UNDONE = 'The text waits again, and nobody was told of the show';
const UNDONE_BEFORE = 'It was undone already, and nobody was told of the show';
