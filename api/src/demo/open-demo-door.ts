import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DEFAULT_TIME_ZONE, showNightAt } from '#contract/rules/clock.js';
import type { DoorDevice } from '#src/common/access/door-device.js';
import { DomainError } from '#src/common/errors/domain-error.js';
import { secretHash } from '#src/common/secrets/secret-token.js';
import { DoorCheckInsService } from '#src/modules/check-in/door/door-check-ins.service.js';
import { DoorCountsService } from '#src/modules/check-in/door/door-counts.service.js';
import { senderOf } from '#src/modules/check-in/door/door-sender.js';
import { DoorUndosService } from '#src/modules/check-in/door/door-undos.service.js';
import { AttendanceEntity } from '#src/modules/check-in/entities/attendance.entity.js';
import { DevicesService } from '#src/modules/door/devices/devices.service.js';
import { EventEntity } from '#src/modules/events/entities/event.entity.js';
import { MemberEntity } from '#src/modules/loyalty/entities/member.entity.js';
import { StaffService } from '#src/modules/users/staff/staff.service.js';
import { UserEntity } from '#src/modules/users/entities/user.entity.js';
import { ADMIN_ID, MAXINE } from '#src/demo/plan/plan-people.js';

/** Who works at the demo venue's door. Known to everybody, as the password of its accounts is. */
export const DEMO_DOOR = {
  person: 'Sam Ortega',
  pin: '1849',
  token: 'door_every-tablet-of-the-demo-venue-has-this-one',
} as const;

const STAFF = { username: 'sam', firstName: 'Sam', lastName: 'Ortega', email: 'sam@example.com' };
const GATE = 'Front door';

/** Places of the members who are in, on a list by id; Loretta, the first, is still on her way. */
const CAME = { from: 4, to: 18 };

/** One guest came in each so many milliseconds. */
const APART_MS = 90_000;

/**
 * Gives the demo venue a paired tablet and somebody to work at it, and lets tonight's first guests in. Does nothing to a venue that
 * is not the demo.
 */
export const openDemoDoor = async (app: INestApplicationContext, now: Date): Promise<void> => {
  const { manager } = app.get(DataSource);
  const admin = await manager.findOneBy(UserEntity, { id: ADMIN_ID, email: MAXINE.email });
  if (!admin) return;
  const staff = await findOrAddStaff(app);
  const device = await pairDevice(app, admin);
  if (!device) return;
  const tonight = showNightAt(now, DEFAULT_TIME_ZONE);
  const show = await manager.findOneBy(EventEntity, { date: tonight, status: 'scheduled' });
  if (!show || (await manager.existsBy(AttendanceEntity, { eventId: show.id }))) return;
  const members = await manager.find(MemberEntity, { order: { id: 'ASC' }, take: CAME.to });
  const guests = members.slice(CAME.from);
  const act = (index: number) => ({
    recordedBy: staff,
    occurredAt: new Date(now.getTime() - (guests.length - index) * APART_MS),
    sentAt: now,
  });
  const keys = guests.map(() => randomUUID());
  for (const [index, { id, name }] of guests.entries()) {
    const checkIn = { eventId: show.id, memberId: id, customerName: name, partySize: 1 + (index % 3) };
    const sender = senderOf(device, keys[index] ?? randomUUID());
    await app.get(DoorCheckInsService).record({ ...checkIn, ...act(index) }, sender);
  }
  const undo = { checkInKey: keys[1] ?? '', reason: 'wrong-guest' as const, ...act(guests.length) };
  await app.get(DoorUndosService).undo(undo, senderOf(device, randomUUID()));
  const exit = { eventId: show.id, people: 2, ...act(guests.length) };
  await app.get(DoorCountsService).exit(exit, senderOf(device, randomUUID()));
};

/** @returns the account's id */
const findOrAddStaff = async (app: INestApplicationContext): Promise<number> => {
  const { manager } = app.get(DataSource);
  const found = await manager.findOneBy(UserEntity, { username: STAFF.username });
  return found?.id ?? (await app.get(StaffService).add({ ...STAFF, pin: DEMO_DOOR.pin })).id;
};

/** Null when somebody has revoked it, or given its name to another: the demo venue is theirs to play with. */
const pairDevice = async (
  app: INestApplicationContext,
  admin: { id: number },
): Promise<DoorDevice | null> => {
  const { token } = DEMO_DOOR;
  try {
    const { answer } = await app.get(DevicesService).pair({ name: GATE, token }, admin);
    return { deviceId: answer.id, name: answer.name, emailSalt: secretHash(token) };
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
};
