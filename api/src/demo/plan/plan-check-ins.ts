import { addDays } from '#contract/calendar-date.js';
import { POINTS_PER_ATTENDANCE } from '#contract/events.js';
import type { Columns } from '#src/demo/demo-rows.js';
import type { AttendanceEntity } from '#src/modules/check-in/entities/attendance.entity.js';
import type { PhotoAttendanceEntity } from '#src/modules/check-in/entities/photo-attendance.entity.js';
import { type EventRow } from './plan-events.js';
import { reviewTime, type MemberVisit } from './plan-loyalty.js';
import { ADMIN_ID } from './plan-people.js';
import { instantAt } from './venue-days.js';

/** Nights, counted back from the last, whose verification photos are still there. */
const NIGHTS_WITH_PHOTOS = 2;

export interface PlannedPhoto {
  row: ReturnType<typeof verificationPhoto>;
  picture: string;
  /** Seen in a mirror: the same guest on another night. */
  isMirrored?: boolean;
}

/** A check-in before it has ids: a member's, a second one of theirs with the same photo, or of a guest who is not a member. */
interface CheckIn {
  visit: Pick<MemberVisit, 'event' | 'at' | 'partySize' | 'turnedDown'>;
  name: string;
  email: string | null;
  member: MemberVisit['member'] | null;
  duplicate: boolean;
  isLate: boolean;
}

/**
 * Everybody who came, in the order they came. The last night waits for review, one photo of it sent twice; the one before
 * was reviewed, but for a check-in that came in the next morning.
 * @param firstPhotoId photos are numbered from here
 */
export const planCheckIns = (
  past: readonly EventRow[],
  visits: readonly MemberVisit[],
  firstPhotoId: number,
) => {
  const withPhotos = past.slice(-NIGHTS_WITH_PHOTOS);
  const lastNight = past.at(-1);
  const checkIns = [
    ...visits.map(asCheckIn),
    ...withPhotos.flatMap(walkIns),
    ...secondTry(visits, lastNight),
    ...withPhotos.slice(0, -1).flatMap(nextMorning),
  ].sort((left, right) => left.visit.at.localeCompare(right.visit.at));
  const attendance = checkIns.map(attendanceRow);
  const isReviewed = ({ visit, isLate }: CheckIn) => visit.event !== lastNight && !isLate;
  const photographed = checkIns.flatMap((checkIn, index) =>
    withPhotos.includes(checkIn.visit.event) ? [{ checkIn, attendanceId: index + 1 }] : [],
  );
  const firstOf = ({ name, visit }: CheckIn) =>
    photographed.findIndex(({ checkIn }) => checkIn.name === name && checkIn.visit.event === visit.event);
  return {
    attendance,
    photos: photographed.map(({ checkIn }, index) => ({
      row: verificationPhoto(checkIn, {
        id: firstPhotoId + index,
        reviewed: isReviewed(checkIn),
        looksLikeId: checkIn.duplicate ? firstPhotoId + firstOf(checkIn) : null,
      }),
      picture: `guests/${slug(checkIn.name)}`,
      isMirrored: checkIn.visit.event === lastNight,
    })),
    photoAttendance: photographed.map(({ checkIn, attendanceId }, index) =>
      photoAttendanceRow(checkIn, {
        id: index + 1,
        attendanceId,
        photoId: firstPhotoId + index,
        reviewed: isReviewed(checkIn),
      }),
    ),
  };
};

const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

const asCheckIn = (visit: MemberVisit): CheckIn => ({
  visit,
  name: visit.member.name,
  email: visit.member.email,
  member: visit.member,
  duplicate: false,
  isLate: false,
});

const STRANGER = { email: null, member: null, duplicate: false, isLate: false };

const walkIns = (event: EventRow): CheckIn[] =>
  ['Slim from the feed store', 'Birthday table'].map((name, index) => ({
    ...STRANGER,
    visit: {
      event,
      at: instantAt(event.date, event.doorsTime, 25 + index * 12),
      partySize: index ? 8 : 1,
      turnedDown: false,
    },
    name,
  }));

/** Somebody remembers the points at breakfast; check-in has closed by then. */
const nextMorning = (event: EventRow): CheckIn[] => [
  {
    ...STRANGER,
    visit: { event, at: instantAt(addDays(event.date, 1), '10:40'), partySize: 2, turnedDown: false },
    name: 'Dolly Rae Whitaker',
    email: 'dolly.rae@example.com',
    isLate: true,
  },
];

/** Somebody always presses the button on two phones. */
const secondTry = (visits: readonly MemberVisit[], lastNight: EventRow | undefined): CheckIn[] =>
  visits
    .filter(({ event }) => event === lastNight)
    .slice(0, 1)
    .map((visit) => ({
      ...asCheckIn({ ...visit, at: instantAt(visit.event.date, visit.event.doorsTime, 74) }),
      duplicate: true,
    }));

const awardOf = ({ member, duplicate, visit }: CheckIn) =>
  member && !duplicate && !visit.turnedDown ? POINTS_PER_ATTENDANCE : 0;

const attendanceRow = (checkIn: CheckIn, index: number) =>
  ({
    id: index + 1,
    eventId: checkIn.visit.event.id,
    customerEmail: checkIn.email,
    customerName: checkIn.name,
    partySize: checkIn.visit.partySize,
    pointsAwarded: checkIn.visit.turnedDown ? POINTS_PER_ATTENDANCE : awardOf(checkIn),
    isDuplicate: checkIn.duplicate,
    lateReason: checkIn.isLate ? 'after-the-show' : null,
    occurredAt: checkIn.visit.at,
    createdAt: checkIn.visit.at,
  }) satisfies Columns<AttendanceEntity>;

const verificationPhoto = (
  { visit, member }: CheckIn,
  { id, reviewed, looksLikeId }: { id: number; reviewed: boolean; looksLikeId: number | null },
) => ({
  id,
  looksLikeId,
  eventId: visit.event.id,
  uploadedBy: member?.userId ?? null,
  originalName: `IMG_${4000 + id}.jpg`,
  description: `Check-in at ${visit.event.name}`,
  isVerificationPhoto: true,
  isApproved: reviewed && !visit.turnedDown,
  shareInGallery: false,
  tags: [] as readonly string[],
  uploadedAt: visit.at,
  reviewedAt: reviewed ? reviewTime(visit.event) : null,
});

const photoAttendanceRow = (
  checkIn: CheckIn,
  ids: { id: number; attendanceId: number; photoId: number; reviewed: boolean },
) =>
  ({
    id: ids.id,
    attendanceId: ids.attendanceId,
    eventId: checkIn.visit.event.id,
    userId: checkIn.member?.userId ?? null,
    photoId: ids.photoId,
    loyaltyMemberId: checkIn.member?.id ?? null,
    pointsAwarded: awardOf(checkIn),
    verificationStatus: checkIn.visit.turnedDown ? 'rejected' : ids.reviewed ? 'approved' : 'pending',
    verifiedBy: ids.reviewed ? ADMIN_ID : null,
    createdAt: checkIn.visit.at,
    verifiedAt: ids.reviewed ? reviewTime(checkIn.visit.event) : null,
  }) satisfies Columns<PhotoAttendanceEntity>;
