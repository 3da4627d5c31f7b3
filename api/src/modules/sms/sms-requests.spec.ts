import { as, createStaffedVenue, type StaffedVenue } from '#test/venue/staffed-venue.js';
import { createEvent } from '#test/test-app.js';
import { YEAR } from '#test/sms/text-messages.js';

describe('the history of text messages', () => {
  let venue: StaffedVenue;

  beforeAll(async () => {
    venue = await createStaffedVenue();
  });
  afterEach(() => venue.clear());
  afterAll(() => venue.close());

  it('shows the newest first, page by page, by status', async () => {
    for (const day of [1, 2, 3])
      await venue.receive(`The Rattlers dec ${day} ${YEAR} 8pm`, `+1615555020${day}`);
    await venue.receive('what is on tonight?');
    const first = await venue
      .http()
      .get('/api/admin/sms-requests?limit=2&status=pending')
      .set(as(venue.admin));
    expect(first.body).toMatchObject([
      { extractedDate: `${YEAR}-12-03` },
      { extractedDate: `${YEAR}-12-02` },
    ]);
    const next = /<(.*)>/.exec(first.get('Link') ?? '')?.[1] ?? '';
    const second = await venue.http().get(next).set(as(venue.admin)).expect(200);
    expect(second.body).toMatchObject([{ extractedDate: `${YEAR}-12-01` }]);
    expect(second.get('Link')).toBeUndefined();
    await venue.http().get('/api/admin/sms-requests?status=lost').set(as(venue.admin)).expect(400);
  });

  it('shows an old request that is new again above the first page, and leaves it there while it is read', async () => {
    const { id } = await venue.receive(`The Rattlers dec 1 ${YEAR} 8pm`, '+16155550201');
    await venue.sql(
      `INSERT INTO sms_event_requests (phone_number, message_text, status)
       SELECT '+16155550200', 'Text ' || n, 'failed' FROM generate_series(1, 25) AS n`,
    );
    await venue.sql(`UPDATE sms_event_requests SET seen_at = now() - interval '1 day'`);
    const firstPage = async (query = '&unseen=first') =>
      (await venue.http().get(`/api/admin/sms-requests?limit=20${query}`).set(as(venue.admin)).expect(200))
        .body;
    await venue.sql(`UPDATE sms_event_requests SET seen_at = NULL WHERE message_text = 'Text 2'`);
    expect(await firstPage()).toHaveLength(20);

    await venue.receive('make it 9', '+16155550201');
    const shown = await firstPage();
    expect(shown).toHaveLength(21);
    expect(shown[0]).toMatchObject({ id, isSeen: false });
    expect(shown[1]).toMatchObject({ messageText: 'Text 25' });
    await venue
      .http()
      .put('/api/admin/sms-requests/seen')
      .set(as(venue.admin))
      .send({ ids: [id] });
    expect((await firstPage())[0]).toMatchObject({ id, isSeen: true });
    for (const query of ['', '&unseen=first&status=failed'])
      expect((await firstPage(query))[0]).toMatchObject({ messageText: 'Text 25' });
  });

  it('shows the newest thousand to who names no page', async () => {
    await venue.sql(
      `INSERT INTO sms_event_requests (phone_number, message_text, status)
       SELECT '+16155550200', 'Text ' || n, 'failed' FROM generate_series(1, 1001) AS n`,
    );
    const { body } = await venue.http().get('/api/admin/sms-requests').set(as(venue.admin)).expect(200);
    expect(body).toHaveLength(1000);
    expect(body[0]).toMatchObject({ messageText: 'Text 1001' });
  });

  it('shows what is doubtful, what was asked and what else is on that night', async () => {
    await createEvent(venue, { name: 'Late Set', date: `${YEAR}-11-27`, time: '23:30' });
    const request = await venue.receive(`The Ratlers nov 27 ${YEAR} 8`);
    expect(request).toMatchObject({
      sameNight: [{ name: 'Late Set', date: `${YEAR}-11-27`, time: '23:30', artistName: null }],
      conflict: null,
      fromForm: false,
      isSeen: false,
    });
    const asking = await venue.receive(`The Rattlers or Dixie Dawn nov 28 ${YEAR} 8pm`);
    expect(asking.status).toBe('failed');
    expect(asking.candidates.map(({ name }) => name).sort()).toEqual(['Dixie Dawn', 'The Rattlers']);
    expect(asking.questions).toEqual([expect.stringContaining('Dixie Dawn')]);
  });

  it('counts what staff have not seen', async () => {
    const first = await venue.receive(`The Rattlers nov 27 ${YEAR} 8pm`);
    await venue.receive('what is on tonight?');
    await venue.tryOut(`Dixie Dawn nov 29 ${YEAR} 8pm`);
    await venue.tryOut('hello');
    const count = () => venue.http().get('/api/admin/sms-requests/count').set(as(venue.admin)).expect(200);
    expect((await count()).body).toEqual({ unread: 2 });
    const see = (ids: unknown) =>
      venue.http().put('/api/admin/sms-requests/seen').set(as(venue.admin)).send({ ids });
    expect((await see([first.id, 999_999]).expect(200)).body).toEqual({ unread: 1 });
    for (const ids of ['all', [0], ['one'], Array.from({ length: 1001 }, (_, index) => index + 1)])
      await see(ids).expect(400);
    expect((await venue.list()).map(({ isSeen }) => isSeen)).toEqual([true, true, false, true]);
  });

  it('keeps a request new that has got a text since its screen was filled', async () => {
    const { id } = await venue.receive(`The Rattlers nov 27 ${YEAR} 8pm`);
    await venue.receive('sorry, we have to cancel');
    const see = (readTexts?: number[] | null) =>
      venue
        .http()
        .put('/api/admin/sms-requests/seen')
        .set(as(venue.admin))
        .send({ ids: [id], readTexts });
    expect((await see([1]).expect(200)).body).toEqual({ unread: 1 });
    expect((await see([2]).expect(200)).body).toEqual({ unread: 0 });
    await see([0]).expect(400);
  });

  it('forgets a request, and keeps its event', async () => {
    const { id } = await venue.receive(`The Rattlers nov 27 ${YEAR} 8pm`);
    await venue.tap(id).expect(200);
    const remove = () => venue.http().delete(`/api/admin/sms-requests/${id}`).set(as(venue.admin));
    expect((await remove().expect(200)).body).toEqual({ message: 'SMS request deleted successfully' });
    await remove().expect(404);
    expect(await venue.events()).toHaveLength(1);
  });

  it('keeps a request whose sender has written more than staff had read when they delete it', async () => {
    const { id } = await venue.receive(`The Rattlers nov 27 ${YEAR} 8pm`);
    await venue.receive('Actually make it 10');
    const remove = (readTexts: string) =>
      venue.http().delete(`/api/admin/sms-requests/${id}?readTexts=${readTexts}`).set(as(venue.admin));
    expect((await remove('1').expect(409)).body.code).toBe('sms.changed');
    expect(await venue.list()).toMatchObject([{ id, extractedTime: '22:00' }]);
    await remove('some').expect(400);
    await remove('2').expect(200);
    expect(await venue.list()).toEqual([]);
  });
});
