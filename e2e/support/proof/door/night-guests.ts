import type { Venue } from '#support/venue';
import type { NightGuest } from './night-acts';

/** How many of those who come are members, and how many of these were here before. */
const MEMBERS = 0.6;
const KNOWN = 0.5;
/** Of the others, how many leave an e-mail, and so become members. */
const JOINING = 0.5;

/** A venue that knows some of these guests from an earlier show, and nobody else. */
export const inviteGuests = async (venue: Venue, count: number): Promise<NightGuest[]> => {
  await venue.sql('DELETE FROM event_attendance');
  await venue.sql('DELETE FROM loyalty_members');
  const guests = Array.from({ length: count }, (_, number): NightGuest => {
    const mark = String(number).padStart(4, '0');
    const email = `guest-${mark}@example.com`;
    const [isMember, isJoining] = [
      number < count * MEMBERS,
      number < count * (MEMBERS + (1 - MEMBERS) * JOINING),
    ];
    return {
      name: `Ruby Calloway-${mark}`,
      email: isJoining ? email : null,
      memberId: isMember ? number : null,
      isKnown: number < count * MEMBERS * KNOWN,
    };
  });
  const members = guests.filter(({ memberId }) => memberId !== null);
  const rows = await venue.sql<{ id: number; email: string }>(
    `INSERT INTO loyalty_members (name, email) SELECT * FROM unnest($1::text[], $2::text[]) RETURNING id, email`,
    [members.map(({ name }) => name), members.map(({ email }) => email)],
  );
  const ids = new Map(rows.map(({ id, email }) => [email, id]));
  await holdEarlierShow(
    venue,
    members.filter(({ isKnown }) => isKnown).map(({ email }) => email),
  );
  return guests.map((guest) => ({
    ...guest,
    memberId: guest.memberId === null ? null : (ids.get(guest.email ?? '') ?? null),
  }));
};

const holdEarlierShow = async (venue: Venue, emails: readonly (string | null)[]): Promise<void> => {
  await venue.sql(
    `WITH show AS (
       INSERT INTO events (name, type, date, time) VALUES ('An earlier show', 'country', '2026-01-09', '20:00') RETURNING id
     )
     INSERT INTO loyalty_transactions (member_id, event_id, points, type, description)
     SELECT member.id, show.id, 50, 'attendance', 'Attended an earlier show'
       FROM loyalty_members member, show WHERE member.email = ANY ($1)`,
    [emails],
  );
};
