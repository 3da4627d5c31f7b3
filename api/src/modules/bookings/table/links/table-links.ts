import { Injectable } from '@nestjs/common';
import { orThrow } from '#src/common/errors/domain-error.js';
import { PublicAddress } from '#src/common/http/serving/public-address.js';
import type { SqlRunner } from '#src/database/database.js';
import { tableLinkUnknown } from '#src/modules/bookings/booking-errors.js';
import {
  type TableBookingRow,
  TableBookingsRepository,
} from '#src/modules/bookings/table/table-bookings.repository.js';
import { NotificationsService } from '#src/modules/notifications/notifications.service.js';
import { isTokenOf, namedTable, signTable } from './table-token.js';

/** The link in the mails about a table, by which its guest gives it back without an account. */
@Injectable()
export class TableLinks {
  constructor(
    private readonly tables: TableBookingsRepository,
    private readonly notifications: NotificationsService,
    private readonly address: PublicAddress,
  ) {}

  /** @param recipient the guest's e-mail address */
  async urlOf(runner: SqlRunner, { id, recipient }: { id: number; recipient: string }): Promise<string> {
    const key = await this.notifications.findLinkKey(runner);
    return this.address.link(`/tables/${signTable({ id, email: recipient }, key)}`);
  }

  /** @throws DomainError `bookings.link-unknown` */
  async findTable(token: string): Promise<TableBookingRow> {
    const id = orThrow(namedTable(token), tableLinkUnknown);
    const table = orThrow(await this.tables.find(id), tableLinkUnknown);
    const email = orThrow(table.customerEmail, tableLinkUnknown);
    if (!isTokenOf(token, { id, email }, await this.notifications.findLinkKey())) throw tableLinkUnknown();
    return table;
  }
}
