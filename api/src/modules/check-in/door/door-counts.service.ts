import { Injectable } from '@nestjs/common';
import type { Once } from '#src/common/http/created-once.decorator.js';
import { requestHash } from '#src/common/http/request-hash.js';
import { AreaNews } from '#src/common/public-answers/area-news.js';
import { Database } from '#src/database/database.js';
import { correctInstant } from '#src/modules/check-in/counting/occurred-at.js';
import { StaffService } from '#src/modules/users/staff/staff.service.js';
import type { DoorActResponse, DoorExitRequest, DoorRefusalRequest } from './door-acts.dto.js';
import type { DoorSender } from './door-sender.js';
import { type Counted, DoorCountsRepository, type NewCount } from './door-counts.repository.js';
import { actKeyReused } from './door-errors.js';

/** Counts people out and back in, and cards that nobody on the list has (design §7 "In, out, full", "After the night"). */
@Injectable()
export class DoorCountsService {
  constructor(
    private readonly database: Database,
    private readonly counts: DoorCountsRepository,
    private readonly staff: StaffService,
    private readonly news: AreaNews,
  ) {}

  /**
   * Records people who left, or came back in, once per key. More than are known to be inside may leave, and more may come back than are
   * known to have left: other tablets may not have told yet.
   * @throws DomainError `events.not-found`, `door.key-reused`
   */
  exit(request: DoorExitRequest, sender: DoorSender): Promise<Once<DoorActResponse>> {
    const people = request.cameBack ? -request.people : request.people;
    return this.count('exit', { request, sender, details: { people } });
  }

  /**
   * Records a card that was refused, once per key. What the card says is not kept.
   * @throws DomainError `events.not-found`, `door.key-reused`
   */
  refuse(request: DoorRefusalRequest, sender: DoorSender): Promise<Once<DoorActResponse>> {
    return this.count('refusal', { request, sender, details: { reason: request.reason } });
  }

  private async count(
    what: Counted,
    { request, sender, details }: { request: Counting; sender: DoorSender; details: Partial<NewCount> },
  ): Promise<Once<DoorActResponse>> {
    const { eventId } = request;
    const { device, clientKey } = sender;
    const hash = requestHash([eventId, ...Object.values(details)]);
    const isNew = await this.database.transaction(async (transaction) => {
      const row = {
        ...details,
        clientKey,
        requestHash: hash,
        eventId,
        deviceId: device.deviceId,
        recordedBy: await this.staff.findWorker(transaction, request.recordedBy),
        occurredAt: correctInstant(request, sender.arrivedAt).occurredAt,
      };
      if (await this.counts.add(transaction, what, row)) return true;
      if ((await this.counts.findHash(transaction, what, clientKey)) !== hash) throw actKeyReused();
      return false;
    });
    if (isNew) this.news.announce('door');
    return { answer: { clientKey }, isNew };
  }
}

type Counting = DoorExitRequest | DoorRefusalRequest;
