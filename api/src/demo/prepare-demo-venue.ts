import { type DataSource, type EntityManager } from 'typeorm';
import { DEFAULT_TIME_ZONE, showNightAt } from '#contract/rules/clock.js';
import { doorNightAt } from '#contract/rules/door/door-night.js';
import { type FileStorage } from '#src/integrations/file-storage/file-storage.js';
import { EventEntity } from '#src/modules/events/entities/event.entity.js';
import { UserEntity } from '#src/modules/users/entities/user.entity.js';
import { keepDemoVenueCurrent } from './keep-demo-venue-current.js';
import { hashDemoPasswords, storeDemoFiles, writeDemoVenue } from './load-demo-venue.js';
import { planDemoVenue } from '#src/demo/plan/plan-demo-venue.js';

/** The seed of the venue everybody meets first. */
export const SEED = 'rusty-spur';
/** Two processes that start at once load one venue. Any number that nothing else locks on. */
const DEMO_LOCK = 7_263_002;

interface DemoSurroundings {
  /** Connected to a migrated database. */
  dataSource: DataSource;
  storage: FileStorage;
  now: Date;
}

/**
 * Loads the demo venue of design §3 into an empty database, and brings one that is there up to today: the nights of the door
 * and of tonight have shows. A database with users or events of its own gets nothing loaded. Files are written first and rows in one transaction, so a process
 * killed in between leaves an empty database, and the next start does it all again.
 * @returns whether this call loaded it
 * @throws DomainError of the storage
 */
export const prepareDemoVenue = async ({
  dataSource,
  storage,
  now,
}: DemoSurroundings): Promise<{ loaded: boolean }> => {
  const tonight = showNightAt(now, DEFAULT_TIME_ZONE);
  const atDoor = doorNightAt(now, DEFAULT_TIME_ZONE);
  const loaded = (await isEmpty(dataSource.manager)) && (await load(dataSource, storage, tonight));
  await inTurn(dataSource, (manager) => keepDemoVenueCurrent(manager, storage, { atDoor, tonight }));
  return { loaded };
};

/** @returns false when another process was faster */
const load = async (dataSource: DataSource, storage: FileStorage, tonight: string): Promise<boolean> => {
  const plan = planDemoVenue(tonight, SEED);
  const [files, passwords] = await Promise.all([storeDemoFiles(storage, plan), hashDemoPasswords(plan)]);
  return inTurn(dataSource, async (manager) => {
    if (!(await isEmpty(manager))) return false;
    await writeDemoVenue(manager, plan, files, passwords);
    return true;
  });
};

const inTurn = <T>(dataSource: DataSource, work: (manager: EntityManager) => Promise<T>): Promise<T> =>
  dataSource.transaction(async (manager) => {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [DEMO_LOCK]);
    return work(manager);
  });

const isEmpty = async (manager: EntityManager): Promise<boolean> =>
  !(await manager.exists(UserEntity)) && !(await manager.exists(EventEntity));
