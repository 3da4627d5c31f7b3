import {
  Award,
  CalendarDays,
  Handshake,
  Images,
  MailPlus,
  Mails,
  MessageSquareText,
  Music,
  Settings,
  Sun,
  Tags,
  UsersRound,
} from 'lucide-react';
import type { TabLink } from '#shared/ui/page/tabs';

/** Today, then the dashboard's tabs in the spec's order and words (spec §2 "Admin dashboard"). A tab is here once it works. */
export const ADMIN_TABS: readonly TabLink[] = [
  { to: '/admin', label: 'Today', icon: Sun },
  { to: '/admin/events', label: 'Events', icon: CalendarDays },
  { to: '/admin/types', label: 'Types', icon: Tags },
  { to: '/admin/artists', label: 'Artists', icon: Music },
  { to: '/admin/invitations', label: 'Invite', icon: MailPlus },
  { to: '/admin/sms', label: 'SMS', icon: MessageSquareText },
  { to: '/admin/bookings', label: 'Bookings', icon: Handshake },
  { to: '/admin/loyalty', label: 'Loyal', icon: Award },
  { to: '/admin/users', label: 'Users', icon: UsersRound },
  { to: '/admin/settings', label: 'Settings', icon: Settings },
  { to: '/admin/photos', label: 'Photos', icon: Images },
  { to: '/admin/messages', label: 'Messages', icon: Mails },
];
