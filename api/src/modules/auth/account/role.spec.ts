import { createAccount, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';

describe("the role of the venue's people", () => {
  let venue: TestApp;
  let admin: TestAccount;

  beforeAll(async () => {
    venue = await createTestApp();
  });
  beforeEach(async () => {
    await venue.sql('DELETE FROM users');
    admin = await createAccount(venue, 'admin');
  });
  afterAll(() => venue.close());

  const change = (id: number, userType: string, by: TestAccount = admin, currentPassword = by.password) =>
    venue
      .http()
      .put(`/api/admin/users/${id}/role`)
      .set('Authorization', `Bearer ${by.sessionId}`)
      .send({ userType, currentPassword });
  const roleOf = async (id: number) =>
    (await venue.sql('SELECT user_type FROM users WHERE id = $1', [id]))[0];
  const ask = ({ sessionId }: TestAccount) =>
    venue.http().get('/api/admin/users').set('Authorization', `Bearer ${sessionId}`);

  it('is changed by an admin, who gives the own password, and signs the person out', async () => {
    const wade = await createAccount(venue, 'staff');
    await ask(wade).expect(403);

    await venue
      .http()
      .put(`/api/admin/users/${wade.id}/pin`)
      .set('Authorization', `Bearer ${admin.sessionId}`)
      .send({ pin: '1849' })
      .expect(200);

    await change(wade.id, 'admin').expect(200, { message: 'Role saved' });

    expect(await venue.sql('SELECT FROM user_pins WHERE user_id = $1', [wade.id])).toEqual([]);

    expect(await roleOf(wade.id)).toEqual({ user_type: 'admin' });
    await ask(wade).expect(401);
    const again = await venue
      .http()
      .post('/api/auth/login')
      .send({ usernameOrEmail: wade.username, password: wade.password })
      .expect(200);
    await ask({ ...wade, sessionId: again.body.sessionId }).expect(200);
  });

  it('is taken back, and repeated it changes nothing', async () => {
    const june = await createAccount(venue, 'admin');
    await change(june.id, 'admin').expect(200);
    await ask(june).expect(200);
    await change(june.id, 'staff').expect(200);
    await change(june.id, 'staff').expect(200);
    expect(await roleOf(june.id)).toEqual({ user_type: 'staff' });
    await ask(june).expect(401);
  });

  it('stays without the right password', async () => {
    const wade = await createAccount(venue, 'staff');
    const { body } = await change(wade.id, 'admin', admin, 'guessed-it').expect(400);
    expect(body).toMatchObject({
      code: 'auth.wrong-password',
      fields: { currentPassword: expect.any(String) },
    });
    expect(await roleOf(wade.id)).toEqual({ user_type: 'staff' });
  });

  it.each(['user', 'artist'] as const)('is not for the account of a %s', async (userType) => {
    const guest = await createAccount(venue, userType);
    const { body } = await change(guest.id, 'admin').expect(409);
    expect(body).toMatchObject({ code: 'users.not-staff' });
    await change(guest.id, userType).expect(400);
    expect(await roleOf(guest.id)).toEqual({ user_type: userType });
  });

  it('of admin is not for who is blocked, and could not be unblocked any more', async () => {
    const wade = await createAccount(venue, 'staff');
    await venue.sql('UPDATE users SET is_active = false WHERE id = $1', [wade.id]);
    const { body } = await change(wade.id, 'admin').expect(409);
    expect(body).toMatchObject({ code: 'users.blocked' });
  });

  it('leaves the venue an admin, also when two take it from each other at once', async () => {
    const { body } = await change(admin.id, 'staff').expect(409);
    expect(body).toMatchObject({ code: 'users.only-admin' });

    const june = await createAccount(venue, 'admin');
    await Promise.all([change(june.id, 'staff'), change(admin.id, 'staff', june)]);
    expect(await venue.sql(`SELECT FROM users WHERE user_type = 'admin'`)).toHaveLength(1);
  });

  it('is not known of who is gone', async () => {
    await change(999_999, 'admin').expect(404);
  });
});
