import type { LateReason } from '#contract/rules/check-in.js';
import type { EventStatus } from '#contract/events.js';
import type { UserType } from '#contract/users.js';
import type { VerificationStatus } from '#contract/photos.js';
import { type Act } from './demo-cast.js';

/**
 * Rows of the demo venue, named as their columns in camelCase; instants are ISO 8601 in UTC. What is stored or hashed when
 * the rows are written stands beside them: `picture`, `signIn`.
 */
export interface VenueRow {
  name: string;
  description: string;
  phone: string;
  email: string;
  address: string;
  timeZone: string;
}

export interface EventTypeRow {
  name: string;
  color: string;
  description: string;
}

export interface UserRow {
  id: number;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  userType: UserType;
  /** False: blocked. */
  isActive: boolean;
  emailVerifiedAt: string | null;
  createdAt: string;
}

export interface ArtistRow extends Omit<Act, 'portrait' | 'person'> {
  id: number;
  userId: number;
  email: string;
  createdAt: string;
}

export interface EventRow {
  id: number;
  name: string;
  type: string;
  description: string;
  date: string;
  time: string;
  doorsTime: string;
  endTime: string;
  status: EventStatus;
  capacity: number;
  artistId: number | null;
  artistNotes: string | null;
  seriesId: number | null;
  createdAt: string;
}

export interface MemberRow {
  id: number;
  name: string;
  email: string;
  phone: string | null;
  userId: number | null;
  joinDate: string;
  createdAt: string;
}

export interface LedgerRow {
  id: number;
  memberId: number;
  eventId: number | null;
  /** Seeded badge, by name; the loader finds its id. */
  badge: BadgeName | null;
  reversesId: number | null;
  points: number;
  type: 'attendance' | 'badge' | 'adjustment' | 'reversal';
  description: string;
  createdAt: string;
}

export interface MemberBadgeRow {
  memberId: number;
  badge: BadgeName;
  earnedDate: string;
  isNew: number;
}

/** The badges every venue starts with, as the migration seeds them. */
export const BADGE_NAMES = [
  'First Timer',
  'Regular',
  'VIP',
  'Music Lover',
  'Event Enthusiast',
  'Loyal Customer',
  'Super Fan',
  'Champion',
] as const;
export type BadgeName = (typeof BADGE_NAMES)[number];

export interface AttendanceRow {
  id: number;
  eventId: number;
  customerEmail: string | null;
  customerName: string;
  partySize: number;
  pointsAwarded: number;
  isDuplicate: boolean;
  lateReason: LateReason | null;
  occurredAt: string;
  createdAt: string;
}

export interface PhotoAttendanceRow {
  id: number;
  attendanceId: number;
  eventId: number;
  userId: number | null;
  photoId: number;
  loyaltyMemberId: number | null;
  pointsAwarded: number;
  verificationStatus: VerificationStatus;
  verifiedBy: number | null;
  createdAt: string;
  verifiedAt: string | null;
}

export interface PhotoRow {
  id: number;
  /** An earlier photo that this one is, too. */
  looksLikeId: number | null;
  eventId: number;
  uploadedBy: number | null;
  originalName: string;
  description: string;
  isVerificationPhoto: boolean;
  isApproved: boolean;
  shareInGallery: boolean;
  tags: readonly string[];
  uploadedAt: string;
  reviewedAt: string | null;
}

export interface AvailabilityRow {
  artistId: number;
  date: string;
  startTime: string | null;
  endTime: string | null;
  isAvailable: boolean;
  notes: string | null;
}

export interface InvitationRow {
  artistId: number;
  adminId: number;
  eventDate: string;
  eventTime: string;
  eventType: string;
  eventName: string;
  description: string;
  budget: string;
  duration: string;
  status: 'pending' | 'accepted' | 'declined' | 'expired' | 'cancelled';
  invitationMessage: string;
  responseMessage: string | null;
  emailSent: boolean;
  smsSent: boolean;
  expiresAt: string;
  respondedAt: string | null;
  /** What an accepted invitation has become. */
  eventId: number | null;
  createdAt: string;
  updatedAt: string;
}

export interface ArtistBookingRow {
  artistId: number;
  proposedDate: string;
  proposedTime: string | null;
  proposedPayment: string | null;
  adminNotes: string | null;
  artistNotes: string | null;
  status: 'pending' | 'accepted' | 'declined' | 'confirmed';
  /** What a confirmed proposal has become. */
  eventId: number | null;
  createdAt: string;
  updatedAt: string;
}

export interface BookingRequestRow {
  artistId: number;
  eventDate: string;
  eventTime: string;
  eventType: string;
  eventName: string;
  description: string;
  budget: string;
  duration: string;
  status: 'pending' | 'approved' | 'rejected' | 'contacted';
  notes: string | null;
  contactEmail: string;
  contactPhone: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface TableBookingRow {
  eventId: number;
  customerName: string;
  customerEmail: string;
  customerPhone: string | null;
  partySize: number;
  specialRequests: string | null;
  status: 'pending' | 'confirmed' | 'cancelled';
  createdAt: string;
}

export interface SmsRow {
  phoneNumber: string;
  messageText: string;
  artistId: number | null;
  extractedArtist: string | null;
  extractedDate: string | null;
  extractedTime: string | null;
  extractedEndTime: string | null;
  extractedEventName: string | null;
  extractedEventType: string | null;
  /** What the parser answered. */
  parse: object;
  eventId: number | null;
  status: 'pending' | 'processed' | 'failed';
  errorMessage: string | null;
  reply: string;
  processedBy: number | null;
  createdAt: string;
  seenAt: string | null;
  processedAt: string | null;
}
