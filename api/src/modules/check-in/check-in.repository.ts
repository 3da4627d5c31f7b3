import { Injectable } from '@nestjs/common';
import type { CheckInShow, LateReason } from '#contract/rules/check-in.js';
import { Settings } from '#src/config/settings.js';
import { Database, type Transaction } from '#src/database/database.js';
import { ReadTogether } from '#src/database/concurrency/read-together.js';
import { WorkBudget } from '#src/common/throttle/work-budget.js';
import { widthWithin } from '#src/database/concurrency/pool-width.js';
import type { AttendanceResponse } from './check-in.dto.js';
import { ANONYMISE, FIND_BY_KEYS, FIND_FOUNDATION, RECORD } from './check-in.sql.js';
import type { AttendanceEntity } from './entities/attendance.entity.js';

/** What is known of a check-in before it is recorded. */
export interface CheckIn extends Pick<
  AttendanceEntity,
  'customerName' | 'customerEmail' | 'partySize' | 'clientKey' | 'occurredAt'
> {
  eventId: number;
  photoId: number;
  userId: number | null;
  requestHash: string;
  arrivedAt: Date;
  clockSkewMs: number | null;
  /** Tells devices apart, without saying which. */
  deviceHash: string;
  /** What the guest read at the door, and when, by the server's clock; null for one without. */
  doorCode: { code: string; readAt: Date } | null;
}

/** What the venue says of every check-in. */
export interface CheckInVenue {
  /** IANA name. */
  timeZone: string;
  needsDoorCode: boolean;
}

/** A check-in as staff record it at a tablet. */
export type DoorCheckIn = Omit<CheckIn, 'photoId' | 'userId' | 'arrivedAt' | 'deviceHash' | 'doorCode'> & {
  /** Null for one without. */
  photoId: number | null;
  doorDeviceId: number;
  recordedBy: number | null;
};

/** What stands before a check-in is judged. */
export interface CheckInFoundation {
  /** What an earlier call with the same key made; null when there was none. */
  earlier: EarlierCheckIn | null;
  /** The show as it is now; null when there is no such event. */
  show: CheckInShow | null;
  /** The show as it was when the button was pressed; null when it has not changed since. */
  showThen: CheckInShow | null;
  venue: CheckInVenue;
  /** What the show's door codes are made from; null when there is no such event. */
  doorSecret: string | null;
  /** How many check-ins of this e-mail to the show had a wrong code. */
  wrongCodes: number;
}

/** What a check-in was judged from, and how. */
export interface Judged {
  show: CheckInShow;
  venue: CheckInVenue;
  /** Null for a check-in that counts at once. */
  lateReason: LateReason | null;
}

/**
 * The answer to the call that recorded it, what an earlier call with its key made, or why it was not recorded: `changed`
 * when the show is no longer as it was judged.
 */
export type Recording =
  | { outcome: 'recorded'; answer: AttendanceResponse }
  | { outcome: 'repeated'; earlier: EarlierCheckIn }
  | { outcome: 'changed' | 'no-event' | 'no-photo' };

/** What the call that made the row was told, and what it had said. */
export interface EarlierCheckIn {
  answer: AttendanceResponse;
  requestHash: string;
}

interface RecordingRow {
  earlier: EarlierCheckIn | null;
  /** Null when there is no such event. */
  isAsJudged: boolean | null;
  answer: AttendanceResponse | null;
}

const FORMER_GUEST = 'Former guest';

@Injectable()
export class CheckInRepository {
  /** A whole crowd may check in at one instant: in the pool's own line they would be refused when its time limit is over. */
  private readonly crowd: WorkBudget;

  private readonly byKey = new ReadTogether<string, EarlierCheckIn>(async (keys) => {
    const rows = await this.database.prepared<EarlierCheckIn & { key: string }>(FIND_BY_KEYS, [keys]);
    return new Map(rows.map(({ key, ...earlier }) => [key, earlier]));
  });

  constructor(
    private readonly database: Database,
    settings: Settings,
  ) {
    this.crowd = new WorkBudget(widthWithin(settings.databasePoolSize));
  }

  /** What the check-in is judged from, and what an earlier call with its key made. */
  async findFoundation({
    eventId,
    occurredAt,
    clientKey,
    customerEmail,
  }: Pick<CheckIn, 'eventId' | 'occurredAt' | 'clientKey' | 'customerEmail'>): Promise<CheckInFoundation> {
    const [row] = await this.crowd.run(1, () =>
      this.database.prepared<CheckInFoundation>(FIND_FOUNDATION, [
        eventId,
        occurredAt,
        clientKey,
        customerEmail,
      ]),
    );
    if (!row?.venue) throw new Error('The venue has no row');
    return row;
  }

  /**
   * Records the check-in; its award too, unless it is late. Throws the database's unique violation for a key that another
   * call uses at the same instant, or a photo used before.
   */
  async record(checkIn: CheckIn, { show, venue, lateReason }: Judged): Promise<Recording> {
    const { photoId, userId, deviceHash } = checkIn;
    const judgement = [lateReason, deviceHash, show, venue];
    const parameters = [...parametersOf(checkIn, { photoId, userId }), ...judgement, null, null];
    const [row] = await this.crowd.run(1, () => this.database.prepared<RecordingRow>(RECORD, parameters));
    return recordingOf(row);
  }

  /** As `record`, for what staff record at a tablet: approved at once unless it is late. */
  async recordAtDoor(
    transaction: Transaction,
    checkIn: DoorCheckIn,
    lateReason: LateReason | null,
  ): Promise<Recording> {
    const { photoId, doorDeviceId, recordedBy } = checkIn;
    const [row] = await transaction.query<RecordingRow>(RECORD.text, [
      ...parametersOf(checkIn, { photoId, userId: null }),
      lateReason,
      null,
      null,
      null,
      doorDeviceId,
      recordedBy,
    ]);
    return recordingOf(row);
  }

  findByKey(clientKey: string): Promise<EarlierCheckIn | undefined> {
    return this.byKey.read(clientKey);
  }

  /**
   * Takes name and e-mail off a person's check-ins, which go on counting.
   * @returns ids of the photos that showed them
   */
  async anonymise(
    transaction: Transaction,
    person: { userId: number; email: string; memberIds: number[]; memberEmails: string[] },
  ): Promise<number[]> {
    const rows = await transaction.query<{ photoId: number }>(ANONYMISE, [
      person.userId,
      person.memberIds,
      person.memberEmails,
      person.email,
      FORMER_GUEST,
    ]);
    return rows.map(({ photoId }) => photoId);
  }
}

const recordingOf = (row: RecordingRow | undefined): Recording => {
  if (row?.earlier) return { outcome: 'repeated', earlier: row.earlier };
  if (typeof row?.isAsJudged !== 'boolean') return { outcome: 'no-event' };
  if (!row.isAsJudged) return { outcome: 'changed' };
  return row.answer ? { outcome: 'recorded', answer: row.answer } : { outcome: 'no-photo' };
};

/** The first ten of `RECORD`. */
const parametersOf = (
  checkIn: CheckIn | DoorCheckIn,
  { photoId, userId }: { photoId: number | null; userId: number | null },
): unknown[] => [
  checkIn.eventId,
  photoId,
  userId,
  checkIn.customerName,
  checkIn.customerEmail,
  checkIn.partySize,
  checkIn.clientKey,
  checkIn.requestHash,
  checkIn.occurredAt,
  checkIn.clockSkewMs,
];
