import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { mayCall } from './arrows.mjs';

/**
 * SQL keeps to the same arrows as imports (design §2): an area reads and writes its own tables and those of areas it may call.
 * What crosses nevertheless, and why.
 */
const CROSSINGS = new Map([
  ['loyalty reads events', 'badges and analytics are worked out from the shows that members came to'],
  ['loyalty reads event_attendance', 'analytics count who came, in one statement each'],
  [
    'loyalty reads photo_attendance',
    'a check-in counts in analytics once its photo is accepted; a merge moves them',
  ],
  ['loyalty reads bookings', 'a badge counts tables that were booked early'],
  ['loyalty reads artists', 'analytics are grouped by artist'],
  ['loyalty reads event_acts', 'and by everybody on the bill'],
  ['reminders reads artist_invitations', 'an act who has just accepted needs no reminder'],
  ['photos reads photo_attendance', 'a photo of a check-in is kept, found and forgotten with it'],
  ['check-in reads door_devices', 'who reviews a check-in sees the tablet that recorded it'],
  ['artists reads event_acts', 'a profile that has shows is not deleted'],
  ['sms reads artist_bookings', 'a request knows whether its artist has agreed to the date'],
  ['sms reads artist_invitations', 'a text that asks for nothing may answer an invitation'],
]);

const MODULES = new URL('../../api/src/modules/', import.meta.url);
const SQL_TABLE = /\b(?:FROM|JOIN|INTO|UPDATE)\s+(\w+)/g;

const sources = readdirSync(MODULES, { recursive: true })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
  .map((path) => ({ area: path.split('/')[0], path, text: readFileSync(new URL(path, MODULES), 'utf8') }));

const owners = new Map(
  sources
    .filter(({ path }) => path.endsWith('.entity.ts'))
    .map(({ area, text }) => [/@Entity\(\{ name: '(\w+)'/.exec(text)?.[1], area]),
);

test('SQL names tables of its own area, of areas that it may call, or crosses for a reason', () => {
  const crossings = new Set(
    sources.flatMap(({ area, text }) =>
      [...text.matchAll(SQL_TABLE)]
        .map(([, table]) => table)
        .filter(
          (table) => owners.has(table) && owners.get(table) !== area && !mayCall(area, owners.get(table)),
        )
        .map((table) => `${area} reads ${table}`),
    ),
  );
  assert.deepEqual([...crossings].sort(), [...CROSSINGS.keys()].sort());
});
