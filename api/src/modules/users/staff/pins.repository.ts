import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import type { KeptPin } from '#contract/rules/door/pin.js';
import type { UserType } from '#contract/users.js';
import type { Transaction } from '#src/database/database.js';
import { UserEntity } from '#src/modules/users/entities/user.entity.js';
import { UserPinEntity } from '#src/modules/users/entities/user-pin.entity.js';

/** Somebody who may work at the door, and how their PIN is checked. */
export interface DoorPerson {
  id: number;
  /** First and last name, or the username of somebody without. */
  name: string;
  pin: KeptPin;
}

@Injectable()
export class PinsRepository {
  constructor(@InjectRepository(UserEntity) private readonly users: Repository<UserEntity>) {}

  async save({ manager }: Transaction, userId: number, pin: KeptPin): Promise<void> {
    await manager.upsert(UserPinEntity, { userId, ...pin }, ['userId']);
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
    const people = (await this.users
      .createQueryBuilder('person')
      .select(['person.id', 'person.firstName', 'person.lastName', 'person.username'])
      .innerJoinAndMapOne('person.pin', UserPinEntity, 'pin', 'pin.userId = person.id')
      .where({ isActive: true, userType: In<UserType>(['admin', 'staff']) })
      .orderBy({ 'person.firstName': 'ASC', 'person.lastName': 'ASC', 'person.id': 'ASC' })
      .getMany()) as (UserEntity & { pin: UserPinEntity })[];
    return people.map((person) => ({ id: person.id, name: nameOf(person), pin: keptPinOf(person.pin) }));
  }
}

const nameOf = ({ firstName, lastName, username }: UserEntity): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username;

const keptPinOf = ({ salt, iterations, hash }: UserPinEntity): KeptPin => ({ salt, iterations, hash });
