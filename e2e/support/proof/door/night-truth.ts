import type { Venue } from '#support/venue';
import { checkInId, exitId, undoId } from './screen-tablet';

/** A row, and at which tablet it was done: null for a guest's own phone. */
interface KeptRow {
  key: string;
  gate: string | null;
}

export interface KeptCheckIn extends KeptRow {
  occurredAt: Date;
  /** It is the one that the venue awarded. */
  isAwarded: boolean;
}

/** A member, and what the ledger has of the show. */
export interface KeptMember {
  email: string;
  points: number;
  awards: number;
}

/** What the database has of a night: rows, never what a screen says. */
export interface NightTruth {
  checkIns: KeptCheckIn[];
  undos: KeptRow[];
  exits: KeptRow[];
  members: KeptMember[];
}

/** @param screen the tablet whose keys nobody else knows */
export const readNight = async (venue: Venue, eventId: number, screen: string): Promise<NightTruth> => {
  const checkIns = await venue.sql<KeptCheckIn & { name: string; partySize: number }>(
    `SELECT client_key AS key, device.name AS gate, customer_name AS name, party_size AS "partySize",
            occurred_at AS "occurredAt", points_awarded > 0 AS "isAwarded"
       FROM event_attendance attendance LEFT JOIN door_devices device ON device.id = door_device_id WHERE event_id = $1`,
    [eventId],
  );
  const undos = await venue.sql<KeptRow & { name: string }>(
    `SELECT door_undos.client_key AS key, device.name AS gate, customer_name AS name
       FROM door_undos JOIN door_devices device ON device.id = device_id
       JOIN event_attendance attendance ON attendance.id = attendance_id WHERE event_id = $1`,
    [eventId],
  );
  const exits = await venue.sql<KeptRow & { people: number }>(
    `SELECT client_key AS key, device.name AS gate, people
       FROM door_exits JOIN door_devices device ON device.id = device_id WHERE event_id = $1`,
    [eventId],
  );
  const members = await venue.sql<KeptMember>(
    `SELECT email, coalesce(sum(points) FILTER (WHERE event_id = $1), 0)::int AS points,
            count(*) FILTER (WHERE event_id = $1 AND type = 'attendance')::int AS awards
       FROM loyalty_members member LEFT JOIN loyalty_transactions entry ON entry.member_id = member.id GROUP BY email`,
    [eventId],
  );
  const keyed = <Row extends KeptRow>(rows: readonly Row[], idOf: (row: Row) => string): Row[] =>
    rows.map((row) => (row.gate === screen ? { ...row, key: idOf(row) } : row));
  return {
    checkIns: keyed(checkIns, ({ name, partySize }) => checkInId(name, partySize)),
    undos: keyed(undos, ({ name }) => undoId(name)),
    exits: keyed(exits, ({ people }) => exitId(people)),
    members,
  };
};
