import { StaffLogEntryEntity } from '#src/common/staff-log/entities/staff-log-entry.entity.js';
import { RateLimitEntity } from '#src/common/throttle/entities/rate-limit.entity.js';
import { RetiredPictureEntity } from '#src/integrations/pictures/entities/retired-picture.entity.js';
import { SmsOptOutEntity } from '#src/integrations/sms-gateway/entities/sms-opt-out.entity.js';
import { PushKeyEntity } from '#src/integrations/web-push/entities/push-key.entity.js';
import { ArtistEntity } from '#src/modules/artists/entities/artist.entity.js';
import { AccountLinkEntity } from '#src/modules/auth/entities/account-link.entity.js';
import { SessionEntity } from '#src/modules/auth/entities/session.entity.js';
import { AvailabilityChangeEntity } from '#src/modules/availability/entities/availability-change.entity.js';
import { AvailabilityEntity } from '#src/modules/availability/entities/availability.entity.js';
import { RemovedAvailabilityEntity } from '#src/modules/availability/entities/removed-availability.entity.js';
import { ArtistBookingEntity } from '#src/modules/bookings/entities/artist-booking.entity.js';
import { BookingCreationEntity } from '#src/modules/bookings/entities/booking-creation.entity.js';
import { BookingRequestEntity } from '#src/modules/bookings/entities/booking-request.entity.js';
import { TableBookingEntity } from '#src/modules/bookings/entities/table-booking.entity.js';
import { AttendanceEntity } from '#src/modules/check-in/entities/attendance.entity.js';
import { DoorExitEntity } from '#src/modules/check-in/entities/door-exit.entity.js';
import { DoorRefusalEntity } from '#src/modules/check-in/entities/door-refusal.entity.js';
import { DoorUndoEntity } from '#src/modules/check-in/entities/door-undo.entity.js';
import { PhotoAttendanceEntity } from '#src/modules/check-in/entities/photo-attendance.entity.js';
import { ApiTokenEntity } from '#src/modules/connections/entities/api-token.entity.js';
import { WebhookDeliveryEntity } from '#src/modules/connections/entities/webhook-delivery.entity.js';
import { WebhookEntity } from '#src/modules/connections/entities/webhook.entity.js';
import { EventTypeEntity } from '#src/modules/event-types/entities/event-type.entity.js';
import { DoorDeviceEntity } from '#src/modules/door/entities/door-device.entity.js';
import { DeletedEventEntity } from '#src/modules/events/entities/deleted-event.entity.js';
import { EventActEntity } from '#src/modules/events/entities/event-act.entity.js';
import { EventCreationEntity } from '#src/modules/events/entities/event-creation.entity.js';
import { EventSeriesEntity } from '#src/modules/events/entities/event-series.entity.js';
import { EventEntity } from '#src/modules/events/entities/event.entity.js';
import { SeriesChangeEntity } from '#src/modules/events/entities/series-change.entity.js';
import { PastEventScheduleEntity } from '#src/modules/events/entities/past-event-schedule.entity.js';
import { ArtistFeedEntity } from '#src/modules/feeds/entities/artist-feed.entity.js';
import { ImportEntity } from '#src/modules/imports/entities/import.entity.js';
import { ImportRowEntity } from '#src/modules/imports/entities/import-row.entity.js';
import { ImportedShowEntity } from '#src/modules/imports/entities/imported-show.entity.js';
import { InvitationEntity } from '#src/modules/invitations/entities/invitation.entity.js';
import { BadgeEntity } from '#src/modules/loyalty/entities/badge.entity.js';
import { DepartedMemberEntity } from '#src/modules/loyalty/entities/departed-member.entity.js';
import { LedgerEntryEntity } from '#src/modules/loyalty/entities/ledger-entry.entity.js';
import { MemberBadgeEntity } from '#src/modules/loyalty/entities/member-badge.entity.js';
import { MemberEntity } from '#src/modules/loyalty/entities/member.entity.js';
import { PastMonthArtistEntity } from '#src/modules/loyalty/entities/past-month-artist.entity.js';
import { PastMonthEntity } from '#src/modules/loyalty/entities/past-month.entity.js';
import { RedemptionEntity } from '#src/modules/loyalty/entities/redemption.entity.js';
import { RewardEntity } from '#src/modules/loyalty/entities/reward.entity.js';
import { EndedBrowserEntity } from '#src/modules/notifications/entities/ended-browser.entity.js';
import { MessageRefusalEntity } from '#src/modules/notifications/entities/message-refusal.entity.js';
import { MessageEntity } from '#src/modules/notifications/entities/message.entity.js';
import { PushSubscriptionEntity } from '#src/modules/notifications/entities/push-subscription.entity.js';
import { StaffNewsEntity } from '#src/modules/notifications/entities/staff-news.entity.js';
import { UnsubscribeKeyEntity } from '#src/modules/notifications/entities/unsubscribe-key.entity.js';
import { ErasureEntity } from '#src/modules/rights/entities/erasure.entity.js';
import { PhotoEntity } from '#src/modules/photos/entities/photo.entity.js';
import { AnnouncedShowEntity } from '#src/modules/reminders/entities/announced-show.entity.js';
import { ArtistDateReminderEntity } from '#src/modules/reminders/entities/artist-date-reminder.entity.js';
import { ArtistFollowerEntity } from '#src/modules/reminders/entities/artist-follower.entity.js';
import { ShowReminderEntity } from '#src/modules/reminders/entities/show-reminder.entity.js';
import { SmsEventUndoEntity } from '#src/modules/sms/entities/sms-event-undo.entity.js';
import { SmsReceiptEntity } from '#src/modules/sms/entities/sms-receipt.entity.js';
import { SmsRequestEntity } from '#src/modules/sms/entities/sms-request.entity.js';
import { UserPinEntity } from '#src/modules/users/entities/user-pin.entity.js';
import { UserEntity } from '#src/modules/users/entities/user.entity.js';
import { VenueEntity } from '#src/modules/venue/entities/venue.entity.js';

/** One entity for each table. */
export const ENTITIES = [
  AccountLinkEntity,
  AnnouncedShowEntity,
  ApiTokenEntity,
  ArtistBookingEntity,
  ArtistDateReminderEntity,
  ArtistEntity,
  ArtistFeedEntity,
  ArtistFollowerEntity,
  AttendanceEntity,
  AvailabilityChangeEntity,
  AvailabilityEntity,
  BadgeEntity,
  BookingCreationEntity,
  BookingRequestEntity,
  DeletedEventEntity,
  DepartedMemberEntity,
  DoorDeviceEntity,
  DoorExitEntity,
  DoorRefusalEntity,
  DoorUndoEntity,
  EndedBrowserEntity,
  ErasureEntity,
  EventActEntity,
  EventCreationEntity,
  EventEntity,
  EventSeriesEntity,
  EventTypeEntity,
  ImportEntity,
  ImportRowEntity,
  ImportedShowEntity,
  InvitationEntity,
  LedgerEntryEntity,
  MemberBadgeEntity,
  MemberEntity,
  MessageEntity,
  MessageRefusalEntity,
  PastEventScheduleEntity,
  PastMonthArtistEntity,
  PastMonthEntity,
  PhotoAttendanceEntity,
  PhotoEntity,
  PushKeyEntity,
  PushSubscriptionEntity,
  RateLimitEntity,
  RedemptionEntity,
  RemovedAvailabilityEntity,
  RetiredPictureEntity,
  RewardEntity,
  SeriesChangeEntity,
  SessionEntity,
  ShowReminderEntity,
  SmsOptOutEntity,
  SmsEventUndoEntity,
  SmsReceiptEntity,
  SmsRequestEntity,
  StaffLogEntryEntity,
  StaffNewsEntity,
  TableBookingEntity,
  UnsubscribeKeyEntity,
  UserEntity,
  UserPinEntity,
  VenueEntity,
  WebhookDeliveryEntity,
  WebhookEntity,
];
