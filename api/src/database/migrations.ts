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
];
