import { randomBytes } from 'node:crypto';
import { createAccount, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';

const newToken = () => `door_${randomBytes(32).toString('base64url')}`;

describe('the tablets at the door', () => {
  let venue: TestApp;
  let admin: TestAccount;

  beforeAll(async () => {
    venue = await createTestApp();
    admin = await createAccount(venue, 'admin');
  });
  beforeEach(() => venue.sql('DELETE FROM door_devices'));
  afterAll(() => venue.close());

  const by = (token: string) => ({ Authorization: `Bearer ${token}` });
  const pair = (name: string, token: string) =>
    venue.http().post('/api/door/devices').set(by(admin.sessionId)).send({ name, token });
  const list = async (): Promise<{ id: number; name: string }[]> =>
    (await venue.http().get('/api/door/devices').set(by(admin.sessionId)).expect(200)).body;
  const own = (token: string) => venue.http().get('/api/door/device').set(by(token));

  it('are paired once by their own token, of which the venue keeps a hash', async () => {
    const token = newToken();
    const { body } = await pair('Front door', token).expect(201);
    expect((await pair('Front door', token).expect(200)).body).toEqual(body);

    expect(await list()).toEqual([body]);
    await own(token).expect(200, { id: body.id, name: 'Front door', people: [] });
    const [row] = await venue.sql<{ row: string }>(
      'SELECT to_jsonb(door_devices)::text AS row FROM door_devices',
    );
    expect(row?.row).not.toContain(token);
  });

  it('are paired once also by twenty calls at the same moment', async () => {
    const token = newToken();
    const answers = await Promise.all(Array.from({ length: 20 }, () => pair('Front door', token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(19).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it.each(['', 'x'.repeat(61), 'a\u0000b'])('are refused the name %j', async (name) => {
    await pair(name, newToken()).expect(400);
  });

  it.each([undefined, '', 'door_short', 'x'.repeat(48), `${newToken()}!`])(
    'are refused the token %j',
    async (token) => {
      await venue
        .http()
        .post('/api/door/devices')
        .set(by(admin.sessionId))
        .send({ name: 'Front door', token })
        .expect(400);
    },
  );

  it('do not share a name, until one of them is revoked', async () => {
    const { body: first } = await pair('Front door', newToken()).expect(201);
    const { body } = await pair('front door', newToken()).expect(409);
    expect(body).toMatchObject({
      code: 'door.name-taken',
      fields: { name: 'Another tablet has this name.' },
    });
    await venue.http().delete(`/api/door/devices/${first.id}`).set(by(admin.sessionId)).expect(200);
    await pair('front door', newToken()).expect(201);
  });

  it('are signed out at once when they are revoked, and stay so', async () => {
    const token = newToken();
    const { body } = await pair('Front door', token).expect(201);
    const revoke = () => venue.http().delete(`/api/door/devices/${body.id}`).set(by(admin.sessionId));
    await revoke().expect(200);

    expect((await own(token).expect(401)).body).toMatchObject({ code: 'auth.signed-out' });
    expect(await list()).toEqual([]);
    expect((await revoke().expect(404)).body).toMatchObject({ code: 'door.device-not-found' });
    expect((await pair('Front door', token).expect(409)).body).toMatchObject({ code: 'door.device-revoked' });
  });

  it('unpair themselves', async () => {
    const token = newToken();
    await pair('Front door', token).expect(201);
    await venue.http().delete('/api/door/device').set(by(token)).expect(200, { message: 'Tablet unpaired' });
    await own(token).expect(401);
  });

  it('tell when they were heard of last, to the minute', async () => {
    const token = newToken();
    await pair('Front door', token).expect(201);
    const contact = async () => {
      const [row] = await venue.sql<{ age: number }>(
        'SELECT extract(epoch FROM now() - last_contact_at)::integer AS age FROM door_devices',
      );
      return row?.age;
    };
    await venue.sql(`UPDATE door_devices SET last_contact_at = now() - interval '59 seconds'`);
    await own(token).expect(200);
    expect(await contact()).toBeGreaterThanOrEqual(59);
    await venue.sql(`UPDATE door_devices SET last_contact_at = now() - interval '61 seconds'`);
    await own(token).expect(200);
    expect(await contact()).toBeLessThan(10);
  });

  it('are nobody when their token comes as a cookie from another site, or is torn', async () => {
    const token = newToken();
    await pair('Front door', token).expect(201);
    for (const torn of [token.slice(0, -1), token.toUpperCase(), token.replace('door_', '')])
      await own(torn).expect(401);
    await venue
      .http()
      .delete('/api/door/device')
      .set({ Cookie: `sessionId=${token}`, Origin: 'https://evil.example' })
      .expect(403);
    await own(token).expect(200);
  });

  it('stay when the admin who paired them is gone', async () => {
    const token = newToken();
    await pair('Front door', token).expect(201);
    await venue.sql('DELETE FROM users WHERE id = $1', [admin.id]);
    await own(token).expect(200);
    admin = await createAccount(venue, 'admin');
  });
});
