import { Injectable } from '@nestjs/common';
import { Database, type SqlRunner } from '#src/database/database.js';

/** `sms_opt_outs`: who asked for no more messages: phones as E.164, others as the provider writes them (`whatsapp:+1615…`). */
@Injectable()
export class SmsOptOuts {
  constructor(private readonly database: Database) {}

  async has(phone: string, runner: SqlRunner = this.database): Promise<boolean> {
    const rows = await runner.query('SELECT phone FROM sms_opt_outs WHERE phone = $1', [phone]);
    return rows.length > 0;
  }

  async add(phone: string, runner: SqlRunner = this.database): Promise<void> {
    await runner.query('INSERT INTO sms_opt_outs (phone) VALUES ($1) ON CONFLICT (phone) DO NOTHING', [
      phone,
    ]);
  }

  async remove(phone: string, runner: SqlRunner = this.database): Promise<void> {
    await runner.query('DELETE FROM sms_opt_outs WHERE phone = $1', [phone]);
  }
}
