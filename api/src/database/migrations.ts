import { CreateAccounts1795392000001 } from './migrations/1795392000001-create-accounts.js';
import { CreateVenue1795392000002 } from './migrations/1795392000002-create-venue.js';
import { CreateArtists1795392000003 } from './migrations/1795392000003-create-artists.js';
import { CreateAvailability1795392000004 } from './migrations/1795392000004-create-availability.js';
import { CreateEvents1795392000005 } from './migrations/1795392000005-create-events.js';
import { CreateBookings1795392000006 } from './migrations/1795392000006-create-bookings.js';
import { CreateMessages1795392000007 } from './migrations/1795392000007-create-messages.js';
import { CreateInvitations1795392000008 } from './migrations/1795392000008-create-invitations.js';
import { CreatePhotos1795392000009 } from './migrations/1795392000009-create-photos.js';
import { CreateLoyalty1795392000010 } from './migrations/1795392000010-create-loyalty.js';
import { CreateCheckIns1795392000011 } from './migrations/1795392000011-create-check-ins.js';
import { CreateSmsRequests1795392000012 } from './migrations/1795392000012-create-sms-requests.js';
import { KeepLedger1795392000013 } from './migrations/1795392000013-keep-ledger.js';
import { CreateDoor1795392000014 } from './migrations/door/1795392000014-create-door.js';
import { CreateDoorEntries1795392000015 } from './migrations/door/1795392000015-create-door-entries.js';
import { CreateDoorCodes1795392000016 } from './migrations/door/1795392000016-create-door-codes.js';
import { KeepPastMonths1795392000038 } from './migrations/loyalty/1795392000038-keep-past-months.js';
import { CreateRewards1795392000023 } from './migrations/loyalty/1795392000023-create-rewards.js';
import { CreateCalendarFeeds1795392000017 } from './migrations/outside/1795392000017-create-calendar-feeds.js';
import { CreateArtistFeeds1795392000018 } from './migrations/outside/1795392000018-create-artist-feeds.js';
import { CreatePageFacts1795392000019 } from './migrations/outside/1795392000019-create-page-facts.js';
import { CreateAppLook1795392000020 } from './migrations/outside/1795392000020-create-app-look.js';
import { CreatePush1795392000021 } from './migrations/outside/1795392000021-create-push.js';
import { CreateReminders1795392000022 } from './migrations/outside/1795392000022-create-reminders.js';
import { RemindAndForget1795392000028 } from './migrations/outside/1795392000028-remind-and-forget.js';
import { CreateApiTokens1795392000033 } from './migrations/outside/1795392000033-create-api-tokens.js';
import { CreateWebhooks1795392000034 } from './migrations/outside/1795392000034-create-webhooks.js';
import { CreateToday1795392000024 } from './migrations/staff/1795392000024-create-today.js';
import { KeepSmsConversations1795392000025 } from './migrations/staff/1795392000025-keep-sms-conversations.js';
import { CreateBills1795392000026 } from './migrations/staff/1795392000026-create-bills.js';
import { KeepSeriesChanges1795392000027 } from './migrations/staff/1795392000027-keep-series-changes.js';
import { UndoTextEvents1795392000029 } from './migrations/staff/1795392000029-undo-text-events.js';
import { KeepStaffLog1795392000031 } from './migrations/staff/1795392000031-keep-staff-log.js';
import { KeepErasures1795392000032 } from './migrations/accounts/1795392000032-keep-erasures.js';
import { TimeActs1795392000037 } from './migrations/staff/1795392000037-time-acts.js';
import { CreateImports1795392000035 } from './migrations/staff/1795392000035-create-imports.js';
import { SeeSessions1795392000030 } from './migrations/accounts/1795392000030-see-sessions.js';
import { FindChangedMembers1795392000039 } from './migrations/loyalty/1795392000039-find-changed-members.js';
import { TellOfPausedWebhooks1795392000040 } from './migrations/outside/1795392000040-tell-of-paused-webhooks.js';
import { TellOfCountedCheckIns1795392000044 } from './migrations/outside/1795392000044-tell-of-counted-check-ins.js';
import { HashUploads1795392000045 } from './migrations/staff/1795392000045-hash-uploads.js';
import { CountHurriedDeliveries1795392000046 } from './migrations/outside/1795392000046-count-hurried-deliveries.js';
import { KeepCountryBadges1795392000047 } from './migrations/loyalty/1795392000047-keep-country-badges.js';
import { FollowMergesAtOnce1795392000060 } from './migrations/loyalty/1795392000060-follow-merges-at-once.js';
import { FollowMergedAddresses1795392000048 } from './migrations/loyalty/1795392000048-follow-merged-addresses.js';
import { TellOfMovedShows1795392000049 } from './migrations/staff/1795392000049-tell-of-moved-shows.js';
import { CountLeftBills1795392000050 } from './migrations/staff/1795392000050-count-left-bills.js';
import { KnowPhonesOfArtists1795392000052 } from './migrations/staff/1795392000052-know-phones-of-artists.js';
import { KeepBadgesOfAttendedShows1795392000053 } from './migrations/loyalty/1795392000053-keep-badges-of-attended-shows.js';
import { RememberEndedBrowsers1795392000054 } from './migrations/outside/1795392000054-remember-ended-browsers.js';
import { RepeatNewSecrets1795392000058 } from './migrations/outside/1795392000058-repeat-new-secrets.js';
import { CountGuestsBackIn1795392000062 } from './migrations/door/1795392000062-count-guests-back-in.js';
import { RepeatNewTokens1795392000061 } from './migrations/accounts/1795392000061-repeat-new-tokens.js';
import { TellOfAskedChanges1795392000059 } from './migrations/outside/1795392000059-tell-of-asked-changes.js';
import { FindChangesOfAShow1795392000043 } from './migrations/door/1795392000043-find-changes-of-a-show.js';
import { FindChangedCheckIns1795392000042 } from './migrations/loyalty/1795392000042-find-changed-check-ins.js';
import { SearchByLetters1795392000041 } from './migrations/staff/1795392000041-search-by-letters.js';

/** Every schema change, oldest first. One that stands here is never edited: a change is a migration of its own. */
export const MIGRATIONS = [
  CreateAccounts1795392000001,
  CreateVenue1795392000002,
  CreateArtists1795392000003,
  CreateAvailability1795392000004,
  CreateEvents1795392000005,
  CreateBookings1795392000006,
  CreateMessages1795392000007,
  CreateInvitations1795392000008,
  CreatePhotos1795392000009,
  CreateLoyalty1795392000010,
  CreateCheckIns1795392000011,
  CreateSmsRequests1795392000012,
  KeepLedger1795392000013,
  CreateDoor1795392000014,
  CreateDoorEntries1795392000015,
  CreateDoorCodes1795392000016,
  CreateCalendarFeeds1795392000017,
  CreateArtistFeeds1795392000018,
  CreatePageFacts1795392000019,
  CreateAppLook1795392000020,
  CreatePush1795392000021,
  CreateReminders1795392000022,
  CreateRewards1795392000023,
  CreateToday1795392000024,
  KeepSmsConversations1795392000025,
  CreateBills1795392000026,
  KeepSeriesChanges1795392000027,
  RemindAndForget1795392000028,
  UndoTextEvents1795392000029,
  SeeSessions1795392000030,
  KeepStaffLog1795392000031,
  KeepErasures1795392000032,
  CreateApiTokens1795392000033,
  CreateWebhooks1795392000034,
  CreateImports1795392000035,
  TimeActs1795392000037,
  KeepPastMonths1795392000038,
  FindChangedMembers1795392000039,
  TellOfPausedWebhooks1795392000040,
  SearchByLetters1795392000041,
  FindChangedCheckIns1795392000042,
  FindChangesOfAShow1795392000043,
  TellOfCountedCheckIns1795392000044,
  HashUploads1795392000045,
  CountHurriedDeliveries1795392000046,
  KeepCountryBadges1795392000047,
  FollowMergedAddresses1795392000048,
  TellOfMovedShows1795392000049,
  CountLeftBills1795392000050,
  KnowPhonesOfArtists1795392000052,
  KeepBadgesOfAttendedShows1795392000053,
  RememberEndedBrowsers1795392000054,
  RepeatNewSecrets1795392000058,
  TellOfAskedChanges1795392000059,
  FollowMergesAtOnce1795392000060,
  RepeatNewTokens1795392000061,
  CountGuestsBackIn1795392000062,
];

/** Schema changes that this program knows, by name. */
export const KNOWN_MIGRATIONS: ReadonlySet<string> = new Set(MIGRATIONS.map(({ name }) => name));
