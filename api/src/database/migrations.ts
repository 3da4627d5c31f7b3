import { CreateAccounts1763596800001 } from './migrations/1763596800001-create-accounts.js';
import { CreateVenue1763596800002 } from './migrations/1763596800002-create-venue.js';
import { CreateArtists1763596800003 } from './migrations/1763596800003-create-artists.js';
import { CreateEvents1763596800004 } from './migrations/1763596800004-create-events.js';
import { CreatePhotos1763596800005 } from './migrations/1763596800005-create-photos.js';
import { CreateLoyalty1763596800006 } from './migrations/1763596800006-create-loyalty.js';
import { KeepLedger1763596800007 } from './migrations/1763596800007-keep-ledger.js';
import { CreateCheckIns1763596800008 } from './migrations/1763596800008-create-check-ins.js';
import { CreateBookings1763596800009 } from './migrations/1763596800009-create-bookings.js';
import { CreateSms1763596800010 } from './migrations/1763596800010-create-sms.js';
import { AnnounceChanges1763596800011 } from './migrations/1763596800011-announce-changes.js';
import { SeedBadges1763596800012 } from './migrations/1763596800012-seed-badges.js';
import { CreateInvitations1763596800013 } from './migrations/1763596800013-create-invitations.js';
import { CreateEventSeries1763596800014 } from './migrations/1763596800014-create-event-series.js';
import { CreateAccountLinks1763596800015 } from './migrations/1763596800015-create-account-links.js';
import { CreateMessages1763596800016 } from './migrations/1763596800016-create-messages.js';
import { EndSessionsOfBlocked1763596800019 } from './migrations/1763596800019-end-sessions-of-blocked.js';
import { DeleteMessagesWithAccount1763596800020 } from './migrations/1763596800020-delete-messages-with-account.js';
import { OneStagePerArtist1763596800021 } from './migrations/1763596800021-one-stage-per-artist.js';
import { KeepArtistKeys1763596800022 } from './migrations/1763596800022-keep-artist-keys.js';
import { CreateAvailabilityChanges1763596800023 } from './migrations/1763596800023-create-availability-changes.js';
import { SettleBookings1763596800024 } from './migrations/1763596800024-settle-bookings.js';
import { LetReadersRefuse1763596800025 } from './migrations/1763596800025-let-readers-refuse.js';
import { FollowInvitations1763596800026 } from './migrations/1763596800026-follow-invitations.js';
import { KeepMessageCauses1763596800027 } from './migrations/1763596800027-keep-message-causes.js';
import { KeepProvedAddress1763596800030 } from './migrations/1763596800030-keep-proved-address.js';
import { RetirePictures1763596800031 } from './migrations/1763596800031-retire-pictures.js';
import { PageByShow1763596800032 } from './migrations/1763596800032-page-by-show.js';
import { SearchAccounts1763596800033 } from './migrations/1763596800033-search-accounts.js';
import { JudgeBadges1763596800034 } from './migrations/1763596800034-judge-badges.js';
import { ManageLoyalty1763596800035 } from './migrations/1763596800035-manage-loyalty.js';
import { ReadAnalytics1763596800036 } from './migrations/1763596800036-read-analytics.js';
import { VerifyCheckIns1763596800037 } from './migrations/1763596800037-verify-check-ins.js';
import { ShowGallery1763596800038 } from './migrations/1763596800038-show-gallery.js';
import { ManageGallery1763596800039 } from './migrations/1763596800039-manage-gallery.js';
import { SearchEvents1763596800040 } from './migrations/1763596800040-search-events.js';
import { GiveMembersCards1763596800041 } from './migrations/1763596800041-give-members-cards.js';
import { ReadSmsRequests1763596800042 } from './migrations/1763596800042-read-sms-requests.js';
import { FacesWaitForReview1763596800043 } from './migrations/1763596800043-faces-wait-for-review.js';
import { KeepSmsReplies1763596800044 } from './migrations/1763596800044-keep-sms-replies.js';
import { VersionBadges1763596800045 } from './migrations/1763596800045-version-badges.js';
import { AnswerSmsOnce1763596800046 } from './migrations/1763596800046-answer-sms-once.js';
import { JudgeSmsClashesLive1763596800047 } from './migrations/1763596800047-judge-sms-clashes-live.js';
import { NoteAbsentProviders1763596800048 } from './migrations/1763596800048-note-absent-providers.js';
import { JudgeShowsTogether1763596800049 } from './migrations/1763596800049-judge-shows-together.js';
import { SayWhenCheckInsCount1763596800050 } from './migrations/1763596800050-say-when-check-ins-count.js';
import { SearchByLetters1763596800051 } from './migrations/1763596800051-search-by-letters.js';

/** Every schema change, oldest first. A migration that has run anywhere is never edited. */
export const MIGRATIONS = [
  CreateAccounts1763596800001,
  CreateVenue1763596800002,
  CreateArtists1763596800003,
  CreateEvents1763596800004,
  CreatePhotos1763596800005,
  CreateLoyalty1763596800006,
  KeepLedger1763596800007,
  CreateCheckIns1763596800008,
  CreateBookings1763596800009,
  CreateSms1763596800010,
  AnnounceChanges1763596800011,
  SeedBadges1763596800012,
  CreateInvitations1763596800013,
  CreateEventSeries1763596800014,
  CreateAccountLinks1763596800015,
  CreateMessages1763596800016,
  EndSessionsOfBlocked1763596800019,
  DeleteMessagesWithAccount1763596800020,
  OneStagePerArtist1763596800021,
  KeepArtistKeys1763596800022,
  CreateAvailabilityChanges1763596800023,
  SettleBookings1763596800024,
  LetReadersRefuse1763596800025,
  FollowInvitations1763596800026,
  KeepMessageCauses1763596800027,
  KeepProvedAddress1763596800030,
  RetirePictures1763596800031,
  PageByShow1763596800032,
  SearchAccounts1763596800033,
  JudgeBadges1763596800034,
  ManageLoyalty1763596800035,
  ReadAnalytics1763596800036,
  VerifyCheckIns1763596800037,
  ShowGallery1763596800038,
  ManageGallery1763596800039,
  SearchEvents1763596800040,
  GiveMembersCards1763596800041,
  ReadSmsRequests1763596800042,
  FacesWaitForReview1763596800043,
  KeepSmsReplies1763596800044,
  VersionBadges1763596800045,
  AnswerSmsOnce1763596800046,
  JudgeSmsClashesLive1763596800047,
  NoteAbsentProviders1763596800048,
  JudgeShowsTogether1763596800049,
  SayWhenCheckInsCount1763596800050,
  SearchByLetters1763596800051,
];
