import { randomUUID } from 'node:crypto';
import { REFUSAL_WORDS } from '#contract/door';
import { TIER_WORDS, type MembershipTier } from '#contract/loyalty';
import { twelveHourTime, wallClockAt } from '#contract/rules/clock';
import { EventsTab } from '#pages/admin/events-tab';
import { pressInMenu } from '#pages/admin/row-menu';
import { DoorReportPage } from '#pages/door-report-page';
import { EventCard } from '#pages/events/event-card';
import { pageAs } from '#support/account';
import { faultsOf } from '#support/axe';
import { addMember, hireStaff, pairByApi, tabletName } from '#support/door';
import { smallPhoto } from '#support/files/photo';
import { expect } from '#support/fixtures';
import { actAs, idOf } from '#support/line/acts-by-api';
import { test } from '#support/programme';
import { checkInStubbornly } from '#support/proof/stubborn-guest';
import { ADMIN } from '#support/venue';

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
const TIME_ZONE = 'America/Chicago';

test.use({ traits: { viewport: { width: 1280, height: 800 } } });

test('an admin reads after the night who came when and where, what was undone, and takes it along', async ({
  phone,
  venue,
  event,
}) => {
  const [wade, june, loretta] = [
    await hireStaff(venue),
    await addMember(venue, 'June'),
    await addMember(venue, 'Loretta'),
  ];
  const [frontName, sideName] = [tabletName('Front door'), tabletName('Side door')];
  const [front, side] = [await pairByApi(venue, frontName), await pairByApi(venue, sideName)];
  const doorsOpen = Math.floor(Date.now() / QUARTER_MS) * QUARTER_MS - 4 * QUARTER_MS;
  const minute = (minutes: number) => new Date(doorsOpen + minutes * MINUTE_MS);
  const clockAt = (minutes: number) => wallClockAt(minute(minutes), TIME_ZONE).time;
  const by = { eventId: event.id, recordedBy: await idOf(venue, wade) };
  const party = (customerName: string, partySize: number) => ({ ...by, customerName, partySize });
  const member = ({ id, name }: typeof june, partySize: number) => ({
    ...party(name, partySize),
    memberId: id,
  });

  await actAs(venue, front, { to: 'check-ins', at: minute(1), body: member(june, 2) });
  await actAs(venue, front, { to: 'check-ins', at: minute(13), body: party('Hank Snow', 4) });
  await actAs(venue, side, { to: 'check-ins', at: minute(16), body: member(loretta, 1) });
  await actAs(venue, front, { to: 'check-ins', at: minute(17), body: party('=Ruby', 3) });
  // In already, at the other door.
  await actAs(venue, side, { to: 'check-ins', at: minute(20), body: member(june, 2) });
  const checkInKey = await actAs(venue, side, { to: 'check-ins', at: minute(21), body: party('Bob', 6) });
  const undo = { recordedBy: by.recordedBy, checkInKey, reason: 'left-at-once' };
  await actAs(venue, side, { to: 'undos', at: minute(22), body: undo });
  await actAs(venue, front, { to: 'exits', at: minute(40), body: { ...by, people: 2 } });
  const refusal = { ...by, reason: 'unknown-card' };
  await actAs(venue, front, { to: 'refusals', at: minute(41), body: refusal });
  const { buffer: photo } = await smallPhoto();
  const guest = { address: venue.address, eventId: event.id, photo, patienceMs: 20_000, note: () => {} };
  await checkInStubbornly(guest, randomUUID(), () => ({
    customerName: 'Guest',
    customerEmail: `ruby-${event.id}@example.com`,
  }));
  const [own] = await venue.sql<{ at: Date }>(
    `SELECT occurred_at AS at FROM event_attendance WHERE event_id = $1 AND customer_name = 'Guest'`,
    [event.id],
  );
  const ownAt = Math.floor((own?.at.getTime() ?? 0) / QUARTER_MS) * QUARTER_MS;
  const quarters: [time: string, where: string, checkIns: number, people: number][] = [
    [clockAt(0), frontName, 2, 6],
    [clockAt(15), sideName, 1, 1],
    [clockAt(15), frontName, 1, 3],
    [wallClockAt(new Date(ownAt), TIME_ZONE).time, "Guests' phones", 1, 1],
  ];

  const page = await pageAs(phone, ADMIN);
  const report = new DoorReportPage(page);

  await test.step("it opens from the dashboard's list of shows", async () => {
    await EventsTab.open(page);
    await pressInMenu(new EventCard(page, event.name).actions, /^Door/);
    await expect(report.title).toHaveText(`The door: ${event.name}`);
  });

  await test.step('the figures are those of the night', async () => {
    const figures = {
      people: 11,
      'check-ins': 5,
      'first-timers': 3,
      'counted out': 2,
      undone: 1,
      'in already': 1,
    };
    for (const [words, count] of Object.entries(figures))
      await expect(report.figure(words), words).toHaveText(String(count));
    const tiers = await venue.sql<{ tier: MembershipTier; count: number }>(
      `SELECT membership_level AS tier, count(*)::int FROM loyalty_members
        WHERE id IN (SELECT member_id FROM loyalty_transactions WHERE event_id = $1) GROUP BY 1`,
      [event.id],
    );
    expect(tiers.length).toBeGreaterThan(0);
    for (const { tier, count } of tiers)
      await expect(report.figure(TIER_WORDS[tier]), tier).toHaveText(String(count));
    expect(await report.rowsOf('By quarter of an hour')).toEqual(
      quarters.map(([time, where, ...counts]) => [twelveHourTime(time), where, ...counts.map(String)]),
    );
    expect(await report.rowsOf('Undone')).toEqual([
      ['Bob', '6', twelveHourTime(clockAt(21)), 'Left at once'],
    ]);
    expect(await report.rowsOf('Refused cards')).toEqual([
      [twelveHourTime(clockAt(41)), frontName, REFUSAL_WORDS['unknown-card']],
    ]);
  });

  await test.step('the file has the same', async () => {
    const { name, lines } = await report.download();
    expect(name).toBe(`door-${event.date}.csv`);
    const [labels = '', ...rows] = lines.map((line) => line.split(','));
    expect(labels).toEqual(['Night', 'Show', 'What', 'When', 'Where', 'Check-ins', 'People', 'Guest', 'Why']);
    for (const row of rows) expect(row.slice(0, 2)).toEqual([event.date, event.name]);
    const cells = rows.map((row) => row.slice(2).join(','));
    expect(cells.slice(0, 4)).toEqual([
      'Total,,,5,11,,',
      'First-timers,,,3,,,',
      'In already,,,1,,,',
      'Counted out,,,,2,,',
    ]);
    expect(cells.slice(-quarters.length - 2)).toEqual([
      ...quarters.map(
        ([time, where, ...counts]) => `Quarter of an hour,${time},${where},${counts.join(',')},,`,
      ),
      `Undone,${clockAt(21)},${sideName},,6,Bob,Left at once`,
      `Refused card,${clockAt(41)},${frontName},,,,${REFUSAL_WORDS['unknown-card']}`,
    ]);
  });

  await test.step('everybody can use it', async () => {
    expect(await faultsOf(page)).toEqual([]);
  });
});
