import { type KeptPin, pinMatches } from '#contract/rules/door/pin.js';
import {
  createAccount,
  createDevice,
  createTestApp,
  type TestAccount,
  type TestApp,
} from '#test/test-app.js';

const WADE = {
  username: 'wade',
  email: 'wade@example.com',
  firstName: 'Wade',
  lastName: 'Hutchins',
  pin: '1849',
};

describe('staff', () => {
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

  const as = ({ sessionId }: { sessionId: string }) => ({ Authorization: `Bearer ${sessionId}` });
  const add = (body: object) => venue.http().post('/api/admin/users').set(as(admin)).send(body);
  const setPin = (id: number, pin: unknown) =>
    venue.http().put(`/api/admin/users/${id}/pin`).set(as(admin)).send({ pin });
  /** Who may work at a tablet, as it is told. */
  const peopleAtTheDoor = async (): Promise<{ id: number; name: string; pin: KeptPin }[]> => {
    const sessionId = await createDevice(venue);
    const { body } = await venue.http().get('/api/door/device').set(as({ sessionId })).expect(200);
    return body.people;
  };

  it('are added by an admin, with a PIN, and are listed as staff', async () => {
    const { body } = await add(WADE).expect(201);

    expect(body).toMatchObject({ username: 'wade', userType: 'staff', isActive: true, hasPin: true });
    const list = await venue.http().get('/api/admin/users?role=staff').set(as(admin)).expect(200);
    expect(list.body).toEqual([body]);
    const [person] = await peopleAtTheDoor();
    expect(person).toMatchObject({ id: body.id, name: 'Wade Hutchins' });
    expect(person && (await pinMatches('1849', person.pin))).toBe(true);
  });

  it('are neither in loyalty nor artists, and nobody can register as staff', async () => {
    await add(WADE).expect(201);
    expect(await venue.sql('SELECT FROM loyalty_members')).toEqual([]);
    const self = { ...WADE, username: 'other', email: 'other@example.com', password: 'two-step-1962' };
    await venue
      .http()
      .post('/api/auth/register')
      .send({ ...self, pin: undefined, userType: 'staff' })
      .expect(400);
  });

  it('cannot be signed in by any password that somebody knows', async () => {
    await add(WADE).expect(201);
    for (const password of [WADE.pin, '', WADE.username])
      await venue
        .http()
        .post('/api/auth/login')
        .send({ usernameOrEmail: 'wade', password })
        .expect(({ status }) => expect([400, 401]).toContain(status));
  });

  it.each(['username', 'email'] as const)(
    'are refused with a taken %s, and nothing is kept',
    async (field) => {
      await add(WADE).expect(201);
      const other = { ...WADE, username: 'other', email: 'other@example.com', [field]: WADE[field] };
      const { body } = await add(other).expect(409);
      expect(body).toMatchObject({ code: `users.${field}-taken` });
      expect(await venue.sql('SELECT FROM user_pins')).toHaveLength(1);
    },
  );

  it.each([undefined, null, 1849, '', '123', '123456789', '12a4', '١٢٣٤'])(
    'are refused the PIN %j',
    async (pin) => {
      const { body } = await add({ ...WADE, pin }).expect(400);
      expect(body).toMatchObject({ fields: { pin: 'PIN must be 4 to 8 digits' } });
    },
  );

  it('get another PIN from an admin, which replaces the first; an admin gets one too', async () => {
    const { body: wade } = await add(WADE).expect(201);
    await setPin(wade.id, '907112').expect(200, { message: 'PIN saved' });
    await setPin(admin.id, '4444').expect(200);

    const people = await peopleAtTheDoor();
    expect(people.map(({ id }) => id)).toEqual([admin.id, wade.id]);
    const kept = people[1]?.pin;
    expect(kept && (await pinMatches('907112', kept))).toBe(true);
    expect(kept && (await pinMatches('1849', kept))).toBe(false);
  });

  it('are the only others whose PIN an admin sets: nobody acts as another admin', async () => {
    const other = await createAccount(venue, 'admin');
    const { body } = await setPin(other.id, '4444').expect(409);
    expect(body).toMatchObject({ code: 'users.protected' });
    expect((await peopleAtTheDoor()).map(({ id }) => id)).not.toContain(other.id);
  });

  it('alone have a PIN, with admins: no customer and no artist', async () => {
    const customer = await createAccount(venue, 'user');
    const { body } = await setPin(customer.id, '1849').expect(409);
    expect(body).toMatchObject({ code: 'users.not-staff' });
    await setPin(999_999, '1849').expect(404);
  });

  it('are not at the door any more once they are blocked or deleted', async () => {
    const { body: wade } = await add(WADE).expect(201);
    await venue.http().put(`/api/admin/users/${wade.id}/block`).set(as(admin)).expect(200);
    expect(await peopleAtTheDoor()).toEqual([]);
    await venue.http().put(`/api/admin/users/${wade.id}/unblock`).set(as(admin)).expect(200);
    expect(await peopleAtTheDoor()).toHaveLength(1);
    await venue.http().delete(`/api/admin/users/${wade.id}`).set(as(admin)).expect(200);
    expect(await peopleAtTheDoor()).toEqual([]);
  });
});
