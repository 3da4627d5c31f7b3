import { randomUUID } from 'node:crypto';
import { checkInAt, STANDING, sumsOf, TAKEN } from '#test/venue/check-ins.js';
import { createAccount, createEvent, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';

const MISSING = 2_000_000_000;

describe('verification of many check-ins at once', () => {
  let venue: TestApp;
  let admin: TestAccount;
  let colleague: TestAccount;
  let eventId: number;

  beforeAll(async () => {
    venue = await createTestApp();
    admin = await createAccount(venue, 'admin');
    colleague = await createAccount(venue, 'admin');
    eventId = await createEvent(venue, { name: 'Barn Dance' });
  });
  afterEach(() => venue.sql('DELETE FROM photo_attendance'));
  afterAll(() => venue.close());

  const email = () => `${randomUUID()}@example.com`;
  const as = (account: TestAccount) => ({ Authorization: `Bearer ${account.sessionId}` });
  const decideMany = (body: object) =>
    venue.http().post('/api/admin/verifications/decisions').set(as(admin)).send(body);
  const reject = (id: number) =>
    venue
      .http()
      .put(`/api/admin/verifications/${id}`)
      .set(as(colleague))
      .send({ status: 'rejected', reason: 'Nobody can be seen' })
      .expect(200);

  it('are each decided by themselves, and a repeat changes nothing', async () => {
    const addresses = [email(), email()];
    const ids: number[] = [];
    for (const address of addresses) ids.push((await checkInAt(venue, eventId, { email: address })).id);
    const body = { ids: [...ids, MISSING], status: 'rejected', reason: 'Too dark' };
    const first = await decideMany(body).expect(200);
    expect(
      first.body.decided.map(({ id, status }: { id: number; status: string }) => ({ id, status })),
    ).toEqual(ids.map((id) => ({ id, status: 'rejected' })));
    expect(first.body.problems).toEqual([
      { id: MISSING, code: 'verifications.not-found', message: 'This check-in is not here any more.' },
    ]);
    expect((await decideMany(body).expect(200)).body).toEqual(first.body);
    for (const address of addresses) expect(await sumsOf(venue, address)).toEqual(TAKEN);
    await decideMany({ ids, versions: [2, 2], status: 'pending' }).expect(200);
    for (const address of addresses) expect(await sumsOf(venue, address)).toEqual(STANDING);
  });

  it('are decided otherwise where they are as they were shown, and are named where a colleague was faster', async () => {
    const addresses = [email(), email(), email()];
    const ids: number[] = [];
    for (const address of addresses) ids.push((await checkInAt(venue, eventId, { email: address })).id);
    await decideMany({ ids, versions: [1, 1, 1], status: 'approved' }).expect(200);
    await reject(ids[1] ?? 0);

    const undone = await decideMany({ ids, versions: [2, 2, 2], status: 'pending' }).expect(200);
    expect(undone.body).toMatchObject({
      decided: [
        { id: ids[0], status: 'pending', version: 3 },
        { id: ids[2], status: 'pending', version: 3 },
      ],
      problems: [{ id: ids[1], code: 'verifications.decided-meanwhile' }],
    });
    expect(await sumsOf(venue, addresses[1] ?? '')).toEqual(TAKEN);

    await decideMany({ ids, versions: [3, 3, 3], status: 'approved' }).expect(200);
    const rejection = { ids, versions: [4, 4, 4], status: 'rejected', reason: 'Too dark' };
    const { body } = await decideMany(rejection).expect(200);
    expect(body.problems).toEqual([]);
    for (const address of addresses) expect(await sumsOf(venue, address)).toEqual(TAKEN);
    expect((await decideMany(rejection).expect(200)).body).toEqual(body);
  });

  it('leave what somebody decided already when no version is named', async () => {
    const { id } = await checkInAt(venue, eventId, { email: email() });
    await reject(id);
    for (const status of ['approved', 'pending'])
      expect((await decideMany({ ids: [id], status }).expect(200)).body).toEqual({
        decided: [],
        problems: [
          {
            id,
            code: 'verifications.decided-meanwhile',
            message: 'Loretta Hayes rejected this check-in meanwhile.',
          },
        ],
      });
  });

  it('leave the reason that somebody else gave meanwhile', async () => {
    const { id } = await checkInAt(venue, eventId, { email: email() });
    await reject(id);
    const { body } = await decideMany({ ids: [id], status: 'rejected', reason: 'Too dark' }).expect(200);
    expect(body).toMatchObject({
      decided: [],
      problems: [{ id, code: 'verifications.decided-meanwhile' }],
    });
    const { body: rejected } = await venue
      .http()
      .get('/api/admin/verifications?status=rejected')
      .set(as(admin))
      .expect(200);
    expect(rejected[0]).toMatchObject({ id, reason: 'Nobody can be seen' });
  });

  it('refuse lists that are none', async () => {
    for (const ids of [
      undefined,
      [],
      'x',
      [0],
      ['1'],
      [1, 1],
      [1.5],
      Array.from({ length: 101 }, (_, id) => id + 1),
    ])
      await decideMany({ ids, status: 'approved' }).expect(400);
    await decideMany({ ids: [1], status: 'rejected' }).expect(400);
    for (const versions of ['x', [], [1, 1], [0], ['1'], [1.5]])
      expect(
        (await decideMany({ ids: [1], versions, status: 'approved' }).expect(400)).body.fields.versions,
      ).toMatch(/^versions must/);
  });
});
