import { Injectable } from '@nestjs/common';
import type { Once } from '#src/common/http/created-once.decorator.js';
import { requestHash } from '#src/common/http/request-hash.js';
import { AreaNews } from '#src/common/public-answers/area-news.js';
import { correctInstant } from '#src/modules/check-in/counting/occurred-at.js';
import type { DoorActResponse, DoorExitRequest } from './door-acts.dto.js';
import type { DoorSender } from './door-check-ins.service.js';
import { actKeyReused } from './door-errors.js';
import { DoorExitsRepository } from './door-exits.repository.js';

/** Counts people out (design §7 "In, out, full"). */
@Injectable()
export class DoorExitsService {
  constructor(
    private readonly exits: DoorExitsRepository,
    private readonly news: AreaNews,
  ) {}

  /**
   * Records it once per key. More people than are known to be inside may leave: other tablets may not have told yet.
   * @throws DomainError `events.not-found`, `door.key-reused`
   */
  async record(request: DoorExitRequest, { device, clientKey }: DoorSender): Promise<Once<DoorActResponse>> {
    const { eventId, people, recordedBy } = request;
    const exit = {
      clientKey,
      requestHash: requestHash([eventId, people]),
      eventId,
      people,
      deviceId: device.deviceId,
      recordedBy,
      occurredAt: correctInstant(request, new Date()).occurredAt,
    };
    const isNew = await this.exits.insert(exit);
    if (isNew) this.news.announce('door');
    else if ((await this.exits.findHash(clientKey)) !== exit.requestHash) throw actKeyReused();
    return { answer: { clientKey }, isNew };
  }
}
