import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Database } from '#src/database/database.js';
import { violatesForeignKey } from '#src/database/pg-errors.js';
import { eventNotFound } from '#src/modules/events/event-errors.js';
import { DoorExitEntity } from '#src/modules/check-in/entities/door-exit.entity.js';

/** Who did it is noted as long as the account is there: an exit that was kept on a tablet may be older than its end. */
const INSERT = `
  INSERT INTO door_exits (client_key, request_hash, event_id, people, device_id, recorded_by, occurred_at)
  VALUES ($1, $2, $3, $4, $5, (SELECT id FROM users WHERE id = $6 AND user_type IN ('admin', 'staff')), $7)
  ON CONFLICT (client_key) DO NOTHING RETURNING client_key`;

@Injectable()
export class DoorExitsRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(DoorExitEntity) private readonly exits: Repository<DoorExitEntity>,
  ) {}

  /**
   * @returns false when its key was used before
   * @throws DomainError `events.not-found`
   */
  async insert(exit: Omit<DoorExitEntity, 'createdAt' | 'changedTx'>): Promise<boolean> {
    const { clientKey, requestHash, eventId, people, deviceId, recordedBy, occurredAt } = exit;
    try {
      const values = [clientKey, requestHash, eventId, people, deviceId, recordedBy, occurredAt];
      return (await this.database.query(INSERT, values)).length === 1;
    } catch (error) {
      throw violatesForeignKey(error, 'fk_door_exits_event') ? eventNotFound() : error;
    }
  }

  async findHash(clientKey: string): Promise<string | undefined> {
    return (await this.exits.findOneBy({ clientKey }))?.requestHash;
  }
}
