import sharp from 'sharp';
import { InvitationsTab } from '#pages/admin/invitations-tab';
import { EventCard } from '#pages/events/event-card';
import { EventDialog } from '#pages/events/event-dialog';
import { EventFormSheet } from '#pages/events/event-form-sheet';
import { PosterSheet } from '#pages/events/poster-sheet';
import { Toast } from '#pages/toast';
import { type Account, approvedArtist, type Artist, callAs, pageAs } from '#support/account';
import { faultsOf } from '#support/axe';
import { expect } from '#support/fixtures';
import { dayOfMonth, test } from '#support/programme';
import { ADMIN } from '#support/venue';

const LONG =
  'The Extraordinarily Long-Winded Travelling Medicine Show and Honky-Tonk Orchestra of Bandera Springs';
const ARABIC = 'شادية والفرقة الماسية';
const HEBREW = 'להקת הכבשה השישה עשר';
const PLAIN = 'Hank Snow';
const SHOW = 'Night of Long Names';

test('a bill of four is booked on a phone, and stands on card, details, poster and each act’s page', async ({
  phone,
  venue,
  programme,
}) => {
  test.slow();
  const date = dayOfMonth(programme.today, 1, 12);
  const acts: Artist[] = [];
  for (const name of [PLAIN, LONG, ARABIC, HEBREW])
    acts.push(await approvedArtist(venue, { name, freeOn: date }));
  const guest = await approvedArtist(venue, { name: 'Patsy Vale', freeOn: date });
  const page = await pageAs(phone, ADMIN);
  await page.goto('/');
  const { notice } = new Toast(page);
  const isNoWider = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

  await test.step('acts are added, and put in order by keys', async () => {
    await page.goto(`/events/new?on=${date}`);
    const adding = new EventFormSheet(page, 'Add Event');
    await adding.fill({ name: SHOW, type: 'country', time: '20:00' });
    await adding.book(acts.map(({ id }) => id));
    await expect(adding.otherActs).toHaveText([LONG, ARABIC, HEBREW]);
    await adding.moveUp(HEBREW, 2);
    await expect(adding.otherActs).toHaveText([HEBREW, LONG, ARABIC]);
    expect(await faultsOf(page)).toEqual([]);
    expect(await isNoWider()).toBe(true);
    await adding.press('Create Event');
    await expect(notice).toHaveText(['Event created successfully']);
  });
  const [event] = await venue.sql<{ id: number }>('SELECT id FROM events WHERE name = $1', [SHOW]);
  const eventId = event?.id ?? 0;
  const line = `Featuring ${PLAIN} · Country · with ${[HEBREW, LONG, ARABIC].join(', ')}`;

  await test.step('card and details name them in order', async () => {
    await page.goto(`/?date=${date}`);
    await expect(new EventCard(page, SHOW).card).toContainText(line);
    expect(await isNoWider()).toBe(true);
    await page.goto(`/events/${eventId}`);
    await expect(new EventDialog(page, SHOW).dialog).toContainText(line);
    expect(await isNoWider()).toBe(true);
  });

  await test.step('each act has the show on its page and in its calendar, and is found by its name', async () => {
    for (const { id, name } of acts) {
      await page.goto(`/artists/${id}`);
      await expect(page.getByRole('heading', { name })).toBeVisible();
      await expect(new EventCard(page, SHOW).card).toBeVisible();
      const calendar = await (await fetch(`${venue.address}/feeds/artists/${id}.ics`)).text();
      expect(calendar).toContain(`SUMMARY:${SHOW}`);
    }
    await page.goto(`/?name=${encodeURIComponent(HEBREW)}`);
    await expect(new EventCard(page, SHOW).card).toBeVisible();
  });

  await test.step('a poster is made', async () => {
    const { bytes } = await (await PosterSheet.open(page, eventId)).download();
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1080 });
  });

  await test.step('a second act changes the notes, and cannot be booked elsewhere at that time', async () => {
    const second = acts[3] ?? guest;
    const notes = (who: Account) =>
      callAs(venue, who, `PATCH /api/events/${eventId}`, { artistNotes: 'Two mics' });
    expect([(await notes(second)).status, (await notes(guest)).status]).toEqual([200, 403]);
    const jam = { name: 'Jam', type: 'rock', date, time: '21:00', artistIds: [guest.id, second.id] };
    expect((await callAs(venue, ADMIN, 'POST /api/events', jam)).status).toBe(409);
  });

  await test.step('one more is invited to the show, and joins it by a yes', async () => {
    const tab = await InvitationsTab.open(page);
    await tab.turnMonths(1);
    await tab.choose(date, guest.name);
    await tab.joinShow(eventId);
    await tab.send.click();
    await expect(notice).toContainText(['Invitation Sent']);
    await expect(tab.invitation(guest.name, SHOW)).toContainText('Waiting for an answer');
    const [row] = await venue.sql<{ id: number }>('SELECT id FROM artist_invitations WHERE artist_id = $1', [
      guest.id,
    ]);
    const respond = `PUT /api/artist-invitations/${row?.id}/respond`;
    expect((await callAs(venue, guest, respond, { accept: true })).status).toBe(200);
    await page.goto(`/?date=${date}`);
    await page.reload();
    await expect(new EventCard(page, SHOW).card).toContainText(`${line}, Patsy Vale`);
  });
});
