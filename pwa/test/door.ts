import type { CheckInAct, ExitAct, UndoAct } from '#features/door/acts/door-act';
import type {
  DoorGuest,
  DoorList,
  DoorNight,
  DoorPerson,
  DoorShow,
  ListedEntry,
} from '#features/door/store/door-database';

/** The show of the specs, on the evening of November 20 in Chicago. */
export const SHOW: DoorShow = {
  id: 12,
  name: 'Open Mic Night',
  date: '2026-11-20',
  time: '19:00',
  doorsTime: null,
  endTime: null,
  status: 'scheduled',
  capacity: 120,
  codeSecret: null,
};

/** Its PIN is 1849, hashed a thousand times instead of 600,000 (see `pin.spec.ts`). */
export const aPerson = (overrides: Partial<DoorPerson> = {}): DoorPerson => ({
  id: 3,
  name: 'June',
  pin: { salt: 'salt', iterations: 1_000, hash: 'RhzzuE1ax2tB8fIsH12rHJSb9+LJARuh4a4YAwU4Kh4=' },
  ...overrides,
});

export const aNight = (overrides: Partial<DoorNight> = {}): DoorNight => ({
  date: '2026-11-20',
  timeZone: 'America/Chicago',
  deviceName: 'Front door',
  needsPhoto: false,
  shows: [SHOW],
  tables: [],
  people: [],
  ...overrides,
});

export const aGuest = (overrides: Partial<DoorGuest> = {}): DoorGuest => ({
  id: 7,
  name: 'Loretta Hayes',
  tier: 'gold',
  code: 'C0DE000000000007',
  email: 'l…a@example.com',
  emailHash: 'abcdef0000000007',
  isNew: false,
  ...overrides,
});

/** A check-in on the venue's list. */
export const aListedEntry = (overrides: Partial<ListedEntry> = {}): ListedEntry => ({
  id: 1,
  key: 'listed',
  eventId: SHOW.id,
  memberId: null,
  name: 'Wade',
  partySize: 1,
  occurredAt: '2026-11-21T01:30:00.000Z',
  gate: 'Side door',
  recordedBy: 'June',
  isUndone: false,
  isWaiting: false,
  undoReason: null,
  isFirstVisit: false,
  ...overrides,
});

/** An answer of the venue without anything new. */
export const aList = (overrides: Partial<DoorList> = {}): DoorList => ({
  readAt: '2026-11-21T01:31:00.000Z',
  cursor: 'c1',
  isWhole: false,
  nightTag: 't1',
  night: null,
  guests: [],
  departed: [],
  entries: [],
  exits: [],
  ...overrides,
});

const byJune = {
  recordedBy: 3,
  personName: 'June',
  gate: 'Front door',
  occurredAt: '2026-11-21T01:31:00.000Z',
  eventId: SHOW.id,
};

export const aCheckIn = (overrides: Partial<CheckInAct> = {}): CheckInAct => ({
  ...byJune,
  act: 'check-in',
  memberId: 7,
  name: 'Loretta Hayes',
  email: null,
  partySize: 2,
  isFirstVisit: false,
  ...overrides,
});

export const anUndo = (checkInKey: string, overrides: Partial<UndoAct> = {}): UndoAct => ({
  ...byJune,
  act: 'undo',
  checkInKey,
  reason: 'wrong-guest',
  ...overrides,
});

export const anExit = (people: number, overrides: Partial<ExitAct> = {}): ExitAct => ({
  ...byJune,
  act: 'exit',
  people,
  ...overrides,
});
