import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { secretHash } from '#src/common/secrets/secret-token.js';
import { insertOnce } from '#src/database/concurrency/insert-once.js';
import { Database, type SqlRunner } from '#src/database/database.js';
import { SmsOptOutEntity } from './entities/sms-opt-out.entity.js';

/**
 * `sms_opt_outs`: who asked for no more messages: phones as E.164, others as the provider writes them (`whatsapp:+1615…`); of
 * somebody who was forgotten only the number's hash (decision 57).
 */
@Injectable()
export class SmsOptOuts {
  constructor(private readonly database: Database) {}

  has(phone: string, { manager }: SqlRunner = this.database): Promise<boolean> {
    return manager.existsBy(SmsOptOutEntity, { phone: In([phone, secretHash(phone)]) });
  }

  async add(phone: string, runner: SqlRunner = this.database): Promise<void> {
    await insertOnce(runner, SmsOptOutEntity, { phone });
  }

  async remove(phone: string, { manager }: SqlRunner = this.database): Promise<void> {
    await manager.delete(SmsOptOutEntity, { phone: In([phone, secretHash(phone)]) });
  }
}
