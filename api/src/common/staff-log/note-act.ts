import type { LoggedThing } from '#contract/rules/staff-log.js';
import { currentActor } from './actor.js';
import type { SqlRunner } from '#src/database/database.js';
import { StaffLogEntryEntity } from './entities/staff-log-entry.entity.js';

/**
 * Keeps what somebody did that changes no row, such as taking a person's data out. Everything else is kept by the tables
 * themselves. Without an actor there is nothing to keep.
 */
export const noteAct = async (
  { manager }: SqlRunner,
  thing: LoggedThing,
  thingId: number | null,
): Promise<void> => {
  const actor = currentActor();
  if (!actor) return;
  const { userId: actorId, doorDeviceId, device, requestId, action } = actor;
  const by = { actorId, doorDeviceId, device, requestId, action };
  await manager.insert(StaffLogEntryEntity, { ...by, operation: 'none', thing, thingId, part: thing });
};
