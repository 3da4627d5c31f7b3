import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { DemoVenuePlan } from '#src/demo/plan/plan-demo-venue.js';
import { SERIES_ID } from '#src/demo/plan/plan-events.js';
import { DEMO_SIGN_INS } from '#src/demo/plan/plan-people.js';
import type { FileStorage } from '#src/integrations/file-storage/file-storage.js';
import { hashPassword } from '#src/common/secrets/password-hashing.js';
import { BadgeEntity } from '#src/modules/loyalty/entities/badge.entity.js';
import { VenueEntity } from '#src/modules/venue/entities/venue.entity.js';
import { ACTS } from './demo-cast.js';
import {
  onAllCores,
  storeEventPicture,
  storeLogo,
  storePhoto,
  storePortrait,
  storeTrack,
} from './demo-pictures.js';

/** Password of the accounts `admin`, `artist` and `customer`. Safe only because demo mode listens on loopback. */
export const DEMO_PASSWORD = 'honky-tonk';

/** What was made outside the database for a plan, in the order of the plan's lists. */
type DemoFiles = Awaited<ReturnType<typeof storeDemoFiles>>;

/**
 * Stores everything a plan shows. Doing it again gives the same names and leaves nothing twice.
 * @throws DomainError of the storage
 */
export const storeDemoFiles = async (storage: FileStorage, { events, photos }: DemoVenuePlan) => ({
  photos: await onAllCores(photos, (photo) => storePhoto(storage, photo)),
  eventPictures: await onAllCores(events, ({ picture }) => storeEventPicture(storage, picture)),
  portraits: await onAllCores(ACTS, ({ portrait }) => storePortrait(storage, portrait)),
  logo: await storeLogo(storage),
  track: await storeTrack(storage),
});

/** Passwords of the plan's users, in their order: the known one for the demo sign-ins, one that nobody has for the rest. */
export const hashDemoPasswords = ({ users }: DemoVenuePlan): Promise<string[]> => {
  const known = new Set<number>(Object.values(DEMO_SIGN_INS));
  return onAllCores(users, ({ id }) => hashPassword(known.has(id) ? DEMO_PASSWORD : randomUUID()));
};

/** Writes a plan into a freshly migrated database. Balances follow from the ledger rows by trigger. */
export const writeDemoVenue = async (
  manager: EntityManager,
  plan: DemoVenuePlan,
  files: DemoFiles,
  passwords: readonly string[],
): Promise<void> => {
  await writeVenue(manager, plan, files);
  await insertRows(
    manager,
    'users',
    plan.users.map((user, index) => ({ ...user, password: passwords[index] })),
  );
  await insertRows(
    manager,
    'artists',
    plan.artists.map((artist, index) => ({
      ...artist,
      profileImage: files.portraits[index],
      demoFile: files.track,
      demoFileType: 'audio/mpeg',
    })),
  );
  await insertRows(manager, 'event_series', [{ id: SERIES_ID }]);
  await insertRows(
    manager,
    'events',
    plan.events.map(({ row }, index) => ({ ...row, imageUrl: files.eventPictures[index] ?? null })),
  );
  await insertRows(
    manager,
    'event_photos',
    plan.photos.map(({ row }, index) => ({
      ...row,
      ...files.photos[index],
      mimeType: 'image/jpeg',
      sizesReady: true,
    })),
  );
  await writeLoyalty(manager, plan);
  await insertRows(manager, 'event_attendance', plan.attendance);
  await insertRows(manager, 'photo_attendance', plan.photoAttendance);
  await insertRows(manager, 'artist_availability', plan.availability);
  await insertRows(manager, 'artist_invitations', plan.invitations);
  await insertRows(manager, 'artist_bookings', plan.artistBookings);
  await insertRows(manager, 'booking_requests', plan.bookingRequests);
  await insertRows(manager, 'bookings', plan.tableBookings);
  await insertRows(manager, 'sms_event_requests', plan.smsRequests);
  for (const table of NUMBERED) await continueNumbering(manager, table);
};

/** Tables whose rows came with ids. */
const NUMBERED = [
  'users',
  'artists',
  'event_series',
  'events',
  'event_photos',
  'loyalty_members',
  'loyalty_transactions',
  'rewards',
  'redemptions',
  'event_attendance',
  'photo_attendance',
] as const;

/** The migrations made the venue and its event types; here they get a name and descriptions. */
const writeVenue = async (
  manager: EntityManager,
  { venue, eventTypes }: DemoVenuePlan,
  { logo }: DemoFiles,
): Promise<void> => {
  await manager.update(VenueEntity, { id: 1 }, { ...venue, logoUrl: logo, version: () => 'version + 1' });
  // SQL, since no entity can name the index on `lower(name)`.
  await manager.query(
    `INSERT INTO event_types (name, color, description)
     SELECT name, color, description FROM jsonb_populate_recordset(NULL::event_types, $1::jsonb)
     ON CONFLICT (lower(name)) DO UPDATE SET color = EXCLUDED.color, description = EXCLUDED.description`,
    [JSON.stringify(eventTypes)],
  );
};

const writeLoyalty = async (
  manager: EntityManager,
  { members, ledger, memberBadges, rewards, redemptions }: DemoVenuePlan,
): Promise<void> => {
  const badges = await manager.find(BadgeEntity);
  const idOf = new Map(badges.map(({ id, name }) => [name, id]));
  const withBadgeId = <T extends { badge: string | null }>({ badge, ...row }: T) => ({
    ...row,
    badgeId: badge === null ? null : idOf.get(badge),
  });
  await insertRows(manager, 'loyalty_members', members);
  await insertRows(manager, 'loyalty_transactions', ledger.map(withBadgeId));
  await insertRows(manager, 'member_badges', memberBadges.map(withBadgeId));
  await insertRows(manager, 'rewards', rewards);
  await insertRows(manager, 'redemptions', redemptions);
};

/**
 * Inserts rows whose keys are the columns' names in camelCase, all rows with the same keys, in one statement.
 * @param table a name from this code, never from outside
 */
const insertRows = async (manager: EntityManager, table: string, rows: readonly object[]): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).map(snakeCase).join(', ');
  await manager.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
    [
      JSON.stringify(
        rows.map((row) =>
          Object.fromEntries(Object.entries(row).map(([key, value]) => [snakeCase(key), value])),
        ),
      ),
    ],
  );
};

/** Lets a table's own numbering go on after ids that came with their rows. */
const continueNumbering = async (manager: EntityManager, table: string): Promise<void> => {
  await manager.query(
    `SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT coalesce(max(id), 1) FROM ${table}))`,
  );
};

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
