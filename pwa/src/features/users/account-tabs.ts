import { Award, Bell, Handshake, KeyRound, Music, UserPen } from 'lucide-react';
import type { UserType } from '#contract/user-types';
import type { TabLink } from '#shared/ui/tab-links';

/** A tab of the account page; `for` is the only kind of account that has it. */
type AccountTab = TabLink & { for?: UserType };

/** Each with its own address (spec §2 "Account page"). A tab is here once it works. */
const ACCOUNT_TABS: readonly AccountTab[] = [
  { to: '/account', label: 'Profile', icon: UserPen },
  { to: '/account/password', label: 'Password', icon: KeyRound },
  { to: '/account/badges', label: 'Badges', icon: Award },
  { to: '/account/notifications', label: 'Notifications', icon: Bell },
  { to: '/account/artist', label: 'Artist Profile', icon: Music, for: 'artist' },
  { to: '/account/bookings', label: 'Bookings', icon: Handshake, for: 'artist' },
];

/** The account page's tabs as this kind of account has them. */
export const accountTabsOf = (userType: UserType): readonly TabLink[] =>
  ACCOUNT_TABS.filter((tab) => tab.for === undefined || tab.for === userType);
