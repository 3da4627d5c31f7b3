import { Injectable } from '@nestjs/common';
import { EventTypesService } from '#src/modules/event-types/event-types.service.js';
import { SmsRequestsRepository } from '#src/modules/sms/sms-requests.repository.js';

/** Keeps the type that a message names when staff rename it. */
@Injectable()
export class SmsTypeFollower {
  constructor(eventTypes: EventTypesService, requests: SmsRequestsRepository) {
    eventTypes.register({ rename: (transaction, from, to) => requests.renameType(transaction, from, to) });
  }
}
