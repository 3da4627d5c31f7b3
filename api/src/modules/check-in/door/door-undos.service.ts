import { Injectable } from '@nestjs/common';
import { UNDO_WORDS } from '#contract/door.js';
import { DELIVERY_MS } from '#contract/rules/check-in.js';
import { canUndoAt } from '#contract/rules/door/door-night.js';
import { orThrow } from '#src/common/errors/domain-error.js';
import type { Once } from '#src/common/http/created-once.decorator.js';
import { requestHash } from '#src/common/http/request-hash.js';
import { AreaNews } from '#src/common/public-answers/area-news.js';
import { Database, type Transaction } from '#src/database/database.js';
import { checkInKeyReused } from '#src/modules/check-in/check-in-errors.js';
import { correctInstant } from '#src/modules/check-in/counting/occurred-at.js';
import type { PhotoAttendanceEntity } from '#src/modules/check-in/entities/photo-attendance.entity.js';
import { AttendancePoints } from '#src/modules/check-in/counting/attendance-points.js';
import { VerificationsRepository } from '#src/modules/check-in/verification/verifications.repository.js';
import { EventsService } from '#src/modules/events/events.service.js';
import { PhotoReviewService } from '#src/modules/photos/jobs/photo-review.service.js';
import { StaffService } from '#src/modules/users/staff/staff.service.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import type { DoorActResponse, DoorUndoRequest } from './door-acts.dto.js';
import { DoorActsRepository, type NewUndo } from './door-acts.repository.js';
import type { DoorSender } from './door-sender.js';
import { checkInNotFound, undoTooLate } from './door-errors.js';

/** Takes check-ins of the night back (design §7 "Undo"). */
@Injectable()
export class DoorUndosService {
  constructor(
    private readonly database: Database,
    private readonly acts: DoorActsRepository,
    private readonly staff: StaffService,
    private readonly verifications: VerificationsRepository,
    private readonly points: AttendancePoints,
    private readonly photos: PhotoReviewService,
    private readonly events: EventsService,
    private readonly venue: VenueService,
    private readonly news: AreaNews,
  ) {}

  /**
   * Marks the check-in undone, and takes its points unless another check-in of the member earned them or was approved. One that
   * waits for staff gives them back once they approve it. Two days after it came nobody at the door takes it back, whatever
   * their clock says. Undone a second time, it keeps both reasons.
   * @throws DomainError `door.check-in-not-found`, `door.undo-too-late`, `check-in.key-reused`
   */
  async undo(request: DoorUndoRequest, sender: DoorSender): Promise<Once<DoorActResponse>> {
    const isNew = await this.database.transaction((transaction) =>
      this.undoWithin(transaction, request, sender),
    );
    if (isNew) this.news.announce('door');
    return { answer: { clientKey: sender.clientKey }, isNew };
  }

  /** @returns false for a repeat */
  private async undoWithin(
    transaction: Transaction,
    request: DoorUndoRequest,
    { device, clientKey, arrivedAt }: DoorSender,
  ): Promise<boolean> {
    const hash = requestHash([request.checkInKey, request.reason]);
    const earlier = await this.acts.findUndo(transaction, clientKey);
    if (earlier?.requestHash === hash) return false;
    if (earlier) throw checkInKeyReused();
    const { occurredAt } = correctInstant(request, arrivedAt);
    const attendance = orThrow(await this.acts.findByKey(transaction, request.checkInKey), checkInNotFound);
    if (arrivedAt.getTime() > attendance.createdAt.getTime() + DELIVERY_MS) throw undoTooLate();
    await this.refuseTooLate(transaction, attendance.eventId, occurredAt);
    const evidence = await this.acts.findEvidence(transaction, attendance.id);
    const before = evidence && (await this.verifications.lock(transaction, evidence.id));
    const undo: NewUndo = {
      clientKey,
      requestHash: hash,
      attendanceId: attendance.id,
      reason: request.reason,
      deviceId: device.deviceId,
      recordedBy: await this.staff.findWorker(transaction, request.recordedBy),
      occurredAt,
    };
    if (!(await this.acts.addUndo(transaction, undo))) return false;
    if (attendance.undoneAt) return true;
    await this.acts.markUndone(transaction, undo);
    if (!before) return true;
    await this.takeBack(transaction, before, undo);
    await this.acts.promoteNext(transaction, before);
    return true;
  }

  /** A show that is deleted has nothing left to undo. */
  private async refuseTooLate(
    transaction: Transaction,
    eventId: number | null,
    occurredAt: Date,
  ): Promise<void> {
    const start = eventId === null ? undefined : await this.events.findStart(transaction, eventId);
    if (!start) throw checkInNotFound();
    const { timeZone } = await this.venue.findWithin(transaction);
    if (!canUndoAt(start, occurredAt, timeZone)) throw undoTooLate();
  }

  private async takeBack(
    transaction: Transaction,
    before: PhotoAttendanceEntity,
    { reason, recordedBy: by }: NewUndo,
  ): Promise<void> {
    const words = `Undone at the door: ${UNDO_WORDS[reason].toLowerCase()}`;
    if (before.verificationStatus === 'rejected') return;
    await this.verifications.setStatus(transaction, before.id, { status: 'rejected', reason: words, by });
    if (before.photoId !== null) await this.photos.review(transaction, before.photoId, 'rejected');
    await this.points.settle(transaction, before, { given: 'Checked in at the door', taken: words, by });
  }
}
