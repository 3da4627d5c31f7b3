import { EVENT_TYPE_COLORS, EVENT_TYPE_FILTERS, POINTS_PER_ATTENDANCE } from '#contract/events.js';
import { membershipTier } from '#contract/loyalty.js';
import { planDemoVenue, type DemoVenuePlan } from './plan-demo-venue.js';

const DAYS = ['2026-11-20', '2026-11-24', '2027-01-01', '2027-03-14', '2028-02-29'];

const totals = ({ members, ledger }: DemoVenuePlan) =>
  new Map(
    members.map(({ id }) => [
      id,
      ledger.filter(({ memberId }) => memberId === id).reduce((sum, { points }) => sum + points, 0),
    ]),
  );

const statuses = (rows: readonly { status: string }[]) =>
  [...new Set(rows.map(({ status }) => status))].sort();

describe('planDemoVenue', () => {
  it('gives the same venue for the same day and seed, and another for another seed', () => {
    expect(planDemoVenue('2026-11-20', 'spur')).toEqual(planDemoVenue('2026-11-20', 'spur'));
    expect(planDemoVenue('2026-11-20', 'spur').members).not.toEqual(
      planDemoVenue('2026-11-20', 'boot').members,
    );
  });

  describe.each(DAYS)('on %s', (today) => {
    const plan = planDemoVenue(today, 'spur');
    const events = plan.events.map(({ row }) => row);

    it('has forty events around today and the Open Mic tonight', () => {
      expect(events).toHaveLength(40);
      expect(events.filter(({ date }) => date < today)).toHaveLength(14);
      expect(events.filter(({ date }) => date === today)).toMatchObject([
        { name: 'Open Mic Night', time: '20:00', doorsTime: '19:00', status: 'scheduled', artistIds: [1] },
      ]);
      expect(plan.artists[0]).toMatchObject({ id: 1, name: 'June Calloway', genre: 'country' });
    });

    it('has a cancelled and a postponed show, a night of two shows and late ones', () => {
      expect(statuses(events)).toEqual(['cancelled', 'postponed', 'scheduled']);
      expect(new Set(events.map(({ date }) => date)).size).toBe(events.length - 1);
      expect(events.some(({ time }) => time >= '22:00')).toBe(true);
    });

    it('has a series with nights to come', () => {
      const nights = events.filter(({ seriesId }) => seriesId !== null);
      expect(nights.length).toBeGreaterThanOrEqual(2);
      expect(new Set(nights.map(({ name }) => name))).toEqual(new Set(['Bluegrass Jam']));
      expect(nights.every(({ date }) => date > today)).toBe(true);
    });

    it('uses only the event types of the search, each with a colour of its own', () => {
      const types = plan.eventTypes.map(({ name }) => name.toLowerCase());
      expect(['all', ...types].sort()).toEqual([...EVENT_TYPE_FILTERS].sort());
      expect(plan.eventTypes.map(({ color }) => color).sort()).toEqual(
        EVENT_TYPE_COLORS.map(({ value }) => value).sort(),
      );
      expect(types).toEqual(expect.arrayContaining(events.map(({ type }) => type)));
    });

    it('has sixty members in all four tiers, none below zero, and Loretta Hayes at 224', () => {
      const points = totals(plan);
      expect(points.size).toBe(60);
      expect(new Set([...points.values()].map(membershipTier))).toEqual(
        new Set(['bronze', 'silver', 'gold', 'platinum']),
      );
      expect(Math.min(...points.values())).toBeGreaterThanOrEqual(0);
      const loretta = plan.members.find(({ email }) => email === 'loretta@example.com');
      expect(points.get(loretta?.id ?? 0)).toBe(224);
      expect(loretta?.userId).toBe(plan.users.find(({ username }) => username === 'customer')?.id);
    });

    it('backs every attendance in the ledger by a check-in at that event, and the other way round', () => {
      const emailOf = new Map(plan.members.map(({ id, email }) => [id, email]));
      const earned = plan.ledger.filter(({ type }) => type === 'attendance');
      expect(earned.every(({ points }) => points === POINTS_PER_ATTENDANCE)).toBe(true);
      const fromLedger = earned.map(({ memberId, eventId }) => `${emailOf.get(memberId)} ${eventId}`);
      const fromDoor = plan.attendance
        .filter(({ customerEmail, isDuplicate, lateReason }) => customerEmail && !isDuplicate && !lateReason)
        .map(({ customerEmail, eventId }) => `${customerEmail} ${eventId}`);
      expect(fromLedger.sort()).toEqual(fromDoor.sort());
      expect(new Set(fromLedger).size).toBe(fromLedger.length);
    });

    it('awards each badge once, with its points in the ledger', () => {
      const held = plan.memberBadges.map(({ memberId, badge }) => `${memberId} ${badge}`);
      const paid = plan.ledger
        .filter(({ type }) => type === 'badge')
        .map(({ memberId, badge }) => `${memberId} ${badge}`);
      expect(held.sort()).toEqual(paid.sort());
      expect(new Set(held).size).toBe(held.length);
    });

    it('takes back the points of the one photo that was turned down', () => {
      const [reversal, ...others] = plan.ledger.filter(({ type }) => type === 'reversal');
      expect(others).toEqual([]);
      const reversed = plan.ledger.find(({ id }) => id === reversal?.reversesId);
      expect(reversed).toMatchObject({
        memberId: reversal?.memberId,
        eventId: reversal?.eventId,
        points: 50,
        type: 'attendance',
      });
      expect(new Set(plan.photoAttendance.map(({ verificationStatus }) => verificationStatus))).toEqual(
        new Set(['approved', 'pending', 'rejected']),
      );
    });

    it('shows every state of invitations, bookings, requests and texts', () => {
      expect(statuses(plan.invitations)).toEqual(['accepted', 'cancelled', 'declined', 'expired', 'pending']);
      expect(statuses(plan.artistBookings)).toEqual(['accepted', 'confirmed', 'declined', 'pending']);
      expect(statuses(plan.bookingRequests)).toEqual(['approved', 'contacted', 'pending', 'rejected']);
      expect(statuses(plan.smsRequests)).toEqual(['failed', 'pending', 'processed']);
      expect(plan.smsRequests.filter(({ reply }) => reply.includes('But: '))).toHaveLength(1);
      expect(statuses(plan.tableBookings)).toEqual(['cancelled', 'confirmed', 'pending']);
      expect(plan.artists.map(({ isApproved }) => isApproved).sort()).toEqual([
        false,
        ...Array.from({ length: 7 }, () => true),
      ]);
      expect(plan.users.filter(({ isActive }) => !isActive)).toHaveLength(1);
    });

    it('names the show on the calendar that each agreement has become, and only then', () => {
      const showOf = (eventId: number | null) => {
        const event = events.find(({ id }) => id === eventId);
        return event && [event.artistIds[0], event.date, event.time, event.status];
      };
      for (const { status, eventId, artistId, eventDate, eventTime } of plan.invitations) {
        const agreed = status === 'accepted' ? [artistId, eventDate, eventTime, 'scheduled'] : undefined;
        expect(showOf(eventId)).toEqual(agreed);
      }
      for (const { status, eventId, artistId, proposedDate, proposedTime } of plan.artistBookings) {
        const agreed =
          status === 'confirmed' ? [artistId, proposedDate, proposedTime, 'scheduled'] : undefined;
        expect(showOf(eventId)).toEqual(agreed);
      }
    });

    it('shows sixty gallery photos of past nights and a face for each recent check-in', () => {
      const past = new Set(events.filter(({ date }) => date < today).map(({ id }) => id));
      const gallery = plan.photos.filter(({ row }) => !row.isVerificationPhoto);
      expect(gallery).toHaveLength(60);
      expect(
        gallery.every(({ row }) => past.has(row.eventId) && row.tags.length >= 2 && row.description),
      ).toBe(true);
      expect(new Set(plan.photoAttendance.map(({ photoId }) => photoId)).size).toBe(plan.photos.length - 60);
    });

    it('has a late claim and a photo that was sent twice for staff to look at', () => {
      const waiting = plan.photoAttendance.filter(
        ({ verificationStatus }) => verificationStatus === 'pending',
      );
      const late = plan.attendance.filter(({ lateReason }) => lateReason === 'after-the-show');
      expect(late).toHaveLength(1);
      expect(waiting.map(({ attendanceId }) => attendanceId)).toContain(late[0]?.id);
      const [copy, ...others] = plan.photos.filter(({ row }) => row.looksLikeId !== null);
      const original = plan.photos.find(({ row }) => row.id === copy?.row.looksLikeId);
      expect(others).toEqual([]);
      expect(copy?.picture).toBe(original?.picture);
      expect(copy?.isMirrored).toBe(original?.isMirrored);
      expect(waiting.map(({ photoId }) => photoId)).toContain(copy?.row.id);
    });

    it('has happened: nothing was recorded today or later', () => {
      const latest = [
        ...plan.ledger,
        ...plan.attendance,
        ...plan.members,
        ...plan.tableBookings,
        ...plan.smsRequests,
      ]
        .map(({ createdAt }) => createdAt)
        .sort()
        .at(-1);
      expect(new Date(latest ?? 0).getTime()).toBeLessThan(new Date(`${today}T06:00:00Z`).getTime());
    });

    it('marks no artist free on a night they play', () => {
      const free = new Set(plan.availability.map(({ artistId, date }) => `${artistId} ${date}`));
      expect(free.size).toBe(plan.availability.length);
      expect(
        events.filter(
          ({ status, artistIds, date }) =>
            status !== 'cancelled' && artistIds.some((id) => free.has(`${id} ${date}`)),
        ),
      ).toEqual([]);
    });
  });
});
