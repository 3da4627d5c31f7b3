import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '#src/common/validation/fields/email.decorator.js';
import { ErasureService } from '#src/modules/rights/erasure/erasure.service.js';
import { ExportService } from '#src/modules/rights/export/export.service.js';
import { notConfirmed } from '#src/modules/rights/rights-errors.js';
import type { PersonErasureRequest, PersonErasureResponse, PersonRequest } from './people.dto.js';

/** What admins do for people who ask them, instead of by themselves (design §10, decision 57). */
@Injectable()
export class PeopleService {
  constructor(
    private readonly exports: ExportService,
    private readonly erasures: ErasureService,
  ) {}

  /** @throws DomainError `rights.nobody-known`, `users.protected` */
  export({ userId, email }: PersonRequest): Promise<NodeJS.ReadableStream> {
    return userId === undefined
      ? this.exports.byEmail(email, 'staff')
      : this.exports.ofChosen({ userId, email });
  }

  /** @throws DomainError `rights.not-confirmed`, `rights.nobody-known`, `users.protected` */
  async erase({ userId, email, confirmation }: PersonErasureRequest): Promise<PersonErasureResponse> {
    if (normalizeEmail(confirmation) !== normalizeEmail(email)) throw notConfirmed();
    const stillNamed =
      userId === undefined
        ? await this.erasures.eraseByEmail(email, 'staff')
        : await this.erasures.eraseAccount({ userId, email });
    return { stillNamed };
  }
}
