import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { KeptPin } from '#contract/rules/door/pin.js';
import type { UserType } from '#contract/users.js';
import { Database, type Transaction } from '#src/database/database.js';
import { UserEntity } from '#src/modules/users/entities/user.entity.js';
import { UserPinEntity } from '#src/modules/users/entities/user-pin.entity.js';
import { FIND_DOOR_PEOPLE } from './pins.sql.js';

/** Somebody who may work at the door, and how their PIN is checked. */
export interface DoorPerson {
  id: number;
  /** First and last name, or the username of somebody without. */
  name: string;
  pin: KeptPin;
}

@Injectable()
export class PinsRepository {
  constructor(private readonly database: Database) {}

  async save({ manager }: Transaction, userId: number, pin: KeptPin): Promise<void> {
    await manager.upsert(UserPinEntity, { userId, ...pin }, ['userId']);
  }

  async forget({ manager }: Transaction, userId: number): Promise<void> {
    await manager.delete(UserPinEntity, { userId });
  }

  /** The account, which nobody deletes until the end of the transaction; null when it is none of these. */
  async findWorker({ manager }: Transaction, id: number): Promise<number | null> {
    const where = { id, userType: In<UserType>(['admin', 'staff']) };
    const lock = { mode: 'for_key_share' } as const;
    const person = await manager.findOne(UserEntity, { select: { id: true }, where, lock });
    return person?.id ?? null;
  }

  /** By name. */
  async findDoorPeople(): Promise<DoorPerson[]> {
    const people = await this.database.prepared<PersonWithPin>(FIND_DOOR_PEOPLE, []);
    return people.map(({ id, salt, iterations, hash, ...person }) => ({
      id,
      name: nameOf(person),
      pin: { salt, iterations, hash },
    }));
  }
}

type PersonName = Pick<UserEntity, 'firstName' | 'lastName' | 'username'>;
type PersonWithPin = PersonName & KeptPin & { id: number };

const nameOf = ({ firstName, lastName, username }: PersonName): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username;
