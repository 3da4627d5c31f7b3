import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import { DEFAULT_TIME_ZONE } from '#contract/rules/clock.js';
import { instantsOf } from '#contract/rules/events/venue-instants.js';
import { doorNightAt } from '#contract/rules/door/door-night.js';
import type { DoorDevice } from '#src/common/access/door-device.js';
import { DomainError } from '#src/common/errors/domain-error.js';
import { secretHash } from '#src/common/secrets/secret-token.js';
import { DoorCheckInsService } from '#src/modules/check-in/door/door-check-ins.service.js';
import { DoorCountsService } from '#src/modules/check-in/door/door-counts.service.js';
import type { DoorSender } from '#src/modules/check-in/door/door-sender.js';
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

/** Places of the members who came to the door, on a list by id; Loretta, the first, is still on her way. */
const CAME = { skip: 4, take: 14 };

/** One guest came in each so many milliseconds, the last one this long after the start. */
const APART_MS = 90_000;
const LAST_AFTER_MS = 30 * 60_000;

/**
 * Gives the demo venue a paired tablet and somebody to work at it, and lets guests in to the show that the door works for at this
 * hour: until noon it is last night's. Does nothing to a venue that is not the demo.
 */
export const openDemoDoor = async (app: INestApplicationContext, now: Date): Promise<void> => {
  const { manager } = app.get(DataSource);
  const admin = await manager.findOneBy(UserEntity, { id: ADMIN_ID, email: MAXINE.email });
  if (!admin) return;
  const staff = await findOrAddStaff(app);
  const device = await pairDevice(app, admin);
  if (!device) return;
  const show = await manager.findOneBy(EventEntity, {
    date: doorNightAt(now, DEFAULT_TIME_ZONE),
    status: 'scheduled',
  });
  if (show && !(await isDoorUsed(manager, show))) await fillShow(app, show, { staff, device, now });
};

/** Lets guests in, undoes one of them, and two people go home. */
const fillShow = async (
  app: INestApplicationContext,
  show: EventEntity,
  { staff, device, now }: { staff: number; device: DoorDevice; now: Date },
): Promise<void> => {
  const guests = await findGuests(app.get(DataSource).manager, show);
  const start = instantsOf(show, DEFAULT_TIME_ZONE).first.getTime();
  const last = Math.min(now.getTime(), start + LAST_AFTER_MS);
  const act = (index: number) => ({
    recordedBy: staff,
    occurredAt: new Date(last - (guests.length - index) * APART_MS),
    sentAt: now,
  });
  const sender = (clientKey: string): DoorSender => ({ device, clientKey, arrivedAt: now });
  const keys = guests.map(() => randomUUID());
  for (const [index, { id, name }] of guests.entries()) {
    const checkIn = { eventId: show.id, memberId: id, customerName: name, partySize: 1 + (index % 3) };
    await app
      .get(DoorCheckInsService)
      .record({ ...checkIn, ...act(index) }, sender(keys[index] ?? randomUUID()));
  }
  const undo = { checkInKey: keys[1] ?? '', reason: 'wrong-guest' as const, ...act(guests.length) };
  await app.get(DoorUndosService).undo(undo, sender(randomUUID()));
  const exit = { eventId: show.id, people: 2, ...act(guests.length) };
  await app.get(DoorCountsService).exit(exit, sender(randomUUID()));
};

const isDoorUsed = (manager: EntityManager, { id }: EventEntity): Promise<boolean> =>
  manager.existsBy(AttendanceEntity, { eventId: id, doorDeviceId: Not(IsNull()) });

/** Members who did not check in by themselves. */
const findGuests = async (manager: EntityManager, { id }: EventEntity): Promise<MemberEntity[]> => {
  const came = await manager.findBy(AttendanceEntity, { eventId: id, customerEmail: Not(IsNull()) });
  const emails = came.flatMap(({ customerEmail }) => customerEmail ?? []);
  return manager.find(MemberEntity, { where: { email: Not(In(emails)) }, order: { id: 'ASC' }, ...CAME });
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
