import { Injectable } from '@nestjs/common';
import { Database } from '#src/database/database.js';

/** `sms_opt_outs`: phones that asked for no more text messages, as E.164. */
@Injectable()
export class SmsOptOuts {
  constructor(private readonly database: Database) {}

  async has(phone: string): Promise<boolean> {
    const rows = await this.database.prepared(
      { name: 'sms.find-opt-out', text: 'SELECT phone FROM sms_opt_outs WHERE phone = $1' },
      [phone],
    );
    return rows.length > 0;
  }

  async add(phone: string): Promise<void> {
    await this.database.query('INSERT INTO sms_opt_outs (phone) VALUES ($1) ON CONFLICT (phone) DO NOTHING', [
      phone,
    ]);
  }

  async remove(phone: string): Promise<void> {
    await this.database.query('DELETE FROM sms_opt_outs WHERE phone = $1', [phone]);
  }
}
