import {
  Award,
  CalendarDays,
  Handshake,
  Images,
  MailPlus,
  Mails,
  MessageSquareText,
  Music,
  ScrollText,
  Settings,
  Sun,
  Tags,
  UsersRound,
} from 'lucide-react';
import type { TabLink } from '#shared/ui/page/tabs';

const TODAY: TabLink = { to: '/admin', label: 'Today', icon: Sun };
const EVENTS: TabLink = { to: '/admin/events', label: 'Events', icon: CalendarDays };
const TYPES: TabLink = { to: '/admin/types', label: 'Types', icon: Tags };
const ARTISTS: TabLink = { to: '/admin/artists', label: 'Artists', icon: Music };
const INVITE: TabLink = { to: '/admin/invitations', label: 'Invite', icon: MailPlus };
const SMS: TabLink = { to: '/admin/sms', label: 'SMS', icon: MessageSquareText };
const BOOKINGS: TabLink = { to: '/admin/bookings', label: 'Bookings', icon: Handshake };
const LOYAL: TabLink = { to: '/admin/loyalty', label: 'Loyal', icon: Award };
const USERS: TabLink = { to: '/admin/users', label: 'Users', icon: UsersRound };
const SETTINGS: TabLink = { to: '/admin/settings', label: 'Settings', icon: Settings };
const PHOTOS: TabLink = { to: '/admin/photos', label: 'Photos', icon: Images };
const MESSAGES: TabLink = { to: '/admin/messages', label: 'Messages', icon: Mails };
const LOG: TabLink = { to: '/admin/log', label: 'Log', icon: ScrollText };

/** Today, then the dashboard's tabs in the spec's order and words (spec §2 "Admin dashboard"). */
export const ADMIN_TABS: readonly TabLink[] = [
  TODAY,
  EVENTS,
  TYPES,
  ARTISTS,
  INVITE,
  SMS,
  BOOKINGS,
  LOYAL,
  USERS,
  SETTINGS,
  PHOTOS,
  MESSAGES,
  LOG,
];

/** What the side bar of a desk puts together, each group in the tabs' order (decision 52). */
export interface TabGroup {
  name: string;
  tabs: readonly TabLink[];
}

/** Every tab once. */
export const ADMIN_GROUPS: readonly TabGroup[] = [
  { name: 'Tonight', tabs: [TODAY, PHOTOS] },
  { name: 'Programme', tabs: [EVENTS, INVITE, BOOKINGS] },
  { name: 'People', tabs: [ARTISTS, LOYAL, USERS] },
  { name: 'Messages', tabs: [SMS, MESSAGES] },
  { name: 'House rules', tabs: [TYPES, SETTINGS, LOG] },
];
