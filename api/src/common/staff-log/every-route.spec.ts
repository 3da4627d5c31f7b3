import { randomUUID } from 'node:crypto';
import type { OpenAPIObject } from '@nestjs/swagger';
import { ROLE_MATRIX, type RouteAccess } from '#test/role-matrix.js';
import { describeApi } from '#src/openapi.js';
import { jpegPhoto } from '#test/images/drawn-images.js';
import type { StaffCall, StaffedCalls } from '#test/staff-calls/prepare-call.js';
import { STAFF_CALLS } from '#test/staff-calls/staff-calls.js';
import { createDevice, createTestApp } from '#test/test-app.js';
import { fillVenue } from '#test/venue/filled-venue.js';
import { operationOf, wholeBodies } from '#test/whole-bodies.js';

/** Routes that staff may call and that leave nothing in the log, and why. */
const UNLOGGED = new Map([
  ['POST /api/auth/login', 'nobody is signed in yet; devices are told of in the account'],
  ['POST /api/auth/forgot-password', 'nobody has to be signed in, and a mail is all that comes of it'],
  ['POST /api/auth/reset-password', 'the link says who, not the session'],
  ['POST /api/auth/verify-email', 'the link says who, not the session'],
  ['POST /api/admin/checks/mail', 'a test mail to oneself, which no row is made for'],
  ['POST /api/admin/checks/storage', 'a trial file, which is gone again'],
  ['POST /api/venue/logo', 'keeps a file; the change that names it is logged'],
  ['POST /api/events/image', 'keeps a file; the change that names it is logged'],
  ['POST /api/events/:id/series-changes/preview', 'changes nothing'],
  ['POST /api/events/:id/series-deletions/preview', 'changes nothing'],
  ['POST /api/imports', 'reads a file; nothing changes before it is brought in'],
  ['PUT /api/imports/:id/options', 'how a file is understood; nothing changes before it is brought in'],
  ['DELETE /api/imports/:id', 'forgets a file; what it brought stays'],
  ['POST /api/invitations/:token/respond', 'the artist’s answer, by their link'],
  ['POST /api/bookings/links/:token/cancel', 'a guest’s own wish, by their link'],
  ['POST /api/loyalty/members/:id/badges/seen', 'what a member has seen of their own'],
  ['POST /api/loyalty/members/:id/asked-rewards', 'a member’s own wish'],
  ['DELETE /api/loyalty/redemptions/:id', 'a member’s own wish'],
  ['PUT /api/notification-preferences', 'a person’s own wish'],
  ['PUT /api/push-subscriptions/:key', 'a person’s own wish'],
  ['DELETE /api/push-subscriptions/:key', 'a person’s own wish'],
  ['PUT /api/show-reminders/:key', 'a person’s own wish'],
  ['DELETE /api/show-reminders/:key', 'a person’s own wish'],
  ['PUT /api/artist-follows/:key', 'a person’s own wish'],
  ['DELETE /api/artist-follows/:key', 'a person’s own wish'],
  ['POST /api/unsubscribe/:token', 'a person’s own wish'],
  ['POST /api/connections/webhooks/:id/test', 'a test, which changes nothing of the venue'],
  ['POST /api/connections/deliveries/:id/resend', 'tells again what was told'],
  ['POST /api/own-data/export', 'a person’s own wish'],
  ['POST /api/own-data/erasure', 'a person’s own wish'],
  ['POST /api/own-data/erasure/confirm', 'the link says who, not the session'],
  ['POST /api/own-data/gone-accounts', 'changes nothing'],
  ['POST /api/sms/webhook', 'the provider’s call'],
]);

const nameOf = ({ method, path }: RouteAccess): string => `${method} ${path}`;

/** What is gone is not there for others: deletions come last. */
const CALLED = ROLE_MATRIX.filter(
  (route) =>
    route.method !== 'GET' &&
    (route.roles.includes('admin') || route.roles.includes('device')) &&
    !UNLOGGED.has(nameOf(route)),
).toSorted((one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'));

describe('every route that staff may call', () => {
  let staff: StaffedCalls;
  let description: OpenAPIObject;

  beforeAll(async () => {
    const venue = await createTestApp();
    description = describeApi(venue.app);
    staff = { venue, session: (await fillVenue(venue)).admin, device: await createDevice(venue) };
  });
  afterAll(() => staff.venue.close());

  const send = async (route: RouteAccess, { id = 2, body, picture, session }: StaffCall, sample: object) => {
    const own = route.roles.includes('admin') ? staff.session : staff.device;
    const verb = route.method.toLowerCase() as 'post' | 'put' | 'patch' | 'delete';
    const http = staff.venue.http();
    const request = http[verb](route.path.replace(/:\w+/, String(id))).set({
      Authorization: `Bearer ${session ?? own}`,
      'Idempotency-Key': randomUUID(),
    });
    if (picture) request.attach(picture, await jpegPhoto(), 'stage.jpg');
    for (const [name, value] of Object.entries((picture && body) || {})) request.field(name, String(value));
    const answer = await (picture ? request : request.send({ ...sample, ...body }));
    return `${answer.status} ${answer.status < 300 ? '' : answer.text}`;
  };

  it.each(CALLED)('leaves in the log what it did: $method $path', async (route) => {
    const { whole } = wholeBodies(description, { ...route, id: 2 });
    const answers: string[] = [];
    for (const sample of whole.length > 0 ? whole : [{}]) {
      const call = (await STAFF_CALLS[nameOf(route)]?.(staff)) ?? {};
      answers.push(await send(route, call, sample));
    }
    const action = operationOf(description, route).operationId;
    const rows = await staff.venue.sql('SELECT FROM staff_log WHERE action = $1', [action]);
    if (rows.length === 0)
      throw new Error(`${nameOf(route)} left nothing in the log:\n${answers.join('\n')}`);
  });

  it('has a reason where it leaves nothing', () => {
    const names = ROLE_MATRIX.map(nameOf);
    expect([...UNLOGGED.keys(), ...Object.keys(STAFF_CALLS)].filter((name) => !names.includes(name))).toEqual(
      [],
    );
  });
});
