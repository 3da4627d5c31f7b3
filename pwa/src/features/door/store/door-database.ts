import { Dexie, type EntityTable } from 'dexie';
import type { components } from '#contract/api-types.gen';
import { withOpenDatabase } from '#shared/offline/storage/offline-database';

type Schemas = components['schemas'];

export type DoorGuest = Schemas['DoorGuest'];
export type DoorNight = Schemas['DoorNight'];
export type DoorShow = Schemas['DoorShow'];
export type DoorTable = Schemas['DoorTable'];
export type DoorPerson = Schemas['DoorPersonResponse'];
export type ListedEntry = Schemas['DoorEntryResponse'];
export type ListedExit = Schemas['DoorExitResponse'];
export type DoorList = Schemas['DoorListResponse'];

/** Where this tablet's list stands. */
export interface DoorPosition {
  cursor: string;
  nightTag: string;
  /** Epoch milliseconds at which the venue was asked last. */
  readAt: number;
  /** Milliseconds that the venue's clock was ahead of this tablet's then; missing in what an earlier version kept. */
  aheadMs?: number;
}

/** Tonight as the venue said last; the one row of its table. */
interface KeptNight {
  id: 'tonight';
  night: DoorNight | null;
  position: DoorPosition;
}

/** One of the tablet's own values, under its name. */
interface DoorSetting {
  key: string;
  value: unknown;
}

/**
 * What a paired tablet keeps of tonight (design §7 "The list"), apart from what waits to be sent. It is wiped as a whole.
 * Versions are append-only.
 */
class DoorDatabase extends Dexie {
  declare guests: EntityTable<DoorGuest, 'id'>;
  declare entries: EntityTable<ListedEntry, 'id'>;
  declare exits: EntityTable<ListedExit, 'key'>;
  declare nights: EntityTable<KeptNight, 'id'>;
  declare settings: EntityTable<DoorSetting, 'key'>;

  constructor() {
    super('honky-tonk-door');
    this.version(1).stores({
      guests: 'id',
      entries: 'id, eventId',
      exits: 'key, eventId',
      nights: 'id',
      settings: 'key',
    });
  }
}

export const doorDatabase = new DoorDatabase();

/** Runs a database operation, which may run twice, as `withOpenDatabase` does. */
export const withDoorDatabase = <T>(operation: () => Promise<T>): Promise<T> =>
  withOpenDatabase(operation, doorDatabase);
