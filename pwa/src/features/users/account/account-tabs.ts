import { Award, Bell, CalendarDays, Handshake, KeyRound, Music, UserPen } from 'lucide-react';
import { messageSwitchesOf } from '#contract/rules/message-kinds';
import type { UserType } from '#contract/users';
import type { TabLink } from '#shared/ui/page/tab-links';

/** A tab of the account page; `for` says which kinds of account have it, all without. */
type AccountTab = TabLink & { for?: (userType: UserType) => boolean };

const isArtist = (userType: UserType): boolean => userType === 'artist';
const hasMessageSwitches = (userType: UserType): boolean => messageSwitchesOf(userType).length > 0;

/** Each with its own address (spec §2 "Account page"). A tab is here once it works. */
const ACCOUNT_TABS: readonly AccountTab[] = [
  { to: '/account', label: 'Profile', icon: UserPen },
  { to: '/account/password', label: 'Password', icon: KeyRound },
  { to: '/account/badges', label: 'Badges', icon: Award },
  { to: '/account/notifications', label: 'Notifications', icon: Bell, for: hasMessageSwitches },
  { to: '/account/artist', label: 'Artist Profile', icon: Music, for: isArtist },
  { to: '/account/dates', label: 'Dates', icon: CalendarDays, for: isArtist },
  { to: '/account/bookings', label: 'Bookings', icon: Handshake, for: isArtist },
];

/** The account page's tabs as this kind of account has them. */
export const accountTabsOf = (userType: UserType): readonly TabLink[] =>
  ACCOUNT_TABS.filter((tab) => tab.for?.(userType) ?? true);
