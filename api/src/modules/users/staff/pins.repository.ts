import { Injectable } from '@nestjs/common';
import type { KeptPin } from '#contract/rules/pin.js';
import { Database, type Transaction } from '#src/database/database.js';
import { UserPinEntity } from '#src/modules/users/entities/user-pin.entity.js';

/** Somebody who may work at the door, and how their PIN is checked. */
export interface DoorPerson {
  id: number;
  /** First and last name, or the username of somebody without. */
  name: string;
  pin: KeptPin;
}

/** SQL, because the two tables have no relation that TypeORM knows of. */
const FIND_DOOR_PEOPLE = `
  SELECT person.id, coalesce(nullif(concat_ws(' ', person.first_name, person.last_name), ''), person.username) AS name,
         jsonb_build_object('salt', pin.salt, 'iterations', pin.iterations, 'hash', pin.hash) AS pin
    FROM user_pins pin JOIN users person ON person.id = pin.user_id
   WHERE person.is_active AND person.user_type IN ('admin', 'staff')
   ORDER BY lower(concat_ws(' ', person.first_name, person.last_name)), person.id`;

@Injectable()
export class PinsRepository {
  constructor(private readonly database: Database) {}

  async save({ manager }: Transaction, userId: number, pin: KeptPin): Promise<void> {
    await manager.upsert(UserPinEntity, { userId, ...pin }, ['userId']);
  }

  /** By name. */
  findDoorPeople(): Promise<DoorPerson[]> {
    return this.database.query<DoorPerson>(FIND_DOOR_PEOPLE);
  }
}
