import { counted } from '#shared/lib/counted';
import {
  Armchair,
  Handshake,
  Mail,
  MessageSquareText,
  Music,
  NotebookPen,
  ScanFace,
  Unplug,
  type LucideIcon,
} from 'lucide-react';
import { MOST_WAITING_COUNTED, type FirstStep, type WaitingKind } from '#contract/today';
import type { TonightShow } from './today.queries';

interface KindWords {
  icon: LucideIcon;
  one: string;
  many: string;
}

export const KIND_WORDS: Record<WaitingKind, KindWords> = {
  text: { icon: MessageSquareText, one: 'Text request', many: 'text requests' },
  request: { icon: NotebookPen, one: 'Booking request', many: 'booking requests' },
  proposal: { icon: Handshake, one: 'Accepted proposal', many: 'accepted proposals' },
  table: { icon: Armchair, one: 'Table', many: 'tables' },
  artist: { icon: Music, one: 'Artist to review', many: 'artists to review' },
  photo: { icon: ScanFace, one: 'Photo to verify', many: 'photos to verify' },
  message: { icon: Mail, one: 'Message not sent', many: 'messages not sent' },
  webhook: { icon: Unplug, one: 'Program that hears nothing', many: 'programs that hear nothing' },
};

/** '2 text requests · 1 table', the kinds in the order of the words above; '1000+' where there are so many or more. */
export const waitingLine = (counts: Record<WaitingKind, number>): string =>
  (Object.keys(KIND_WORDS) as WaitingKind[])
    .filter((kind) => counts[kind] > 0)
    .map((kind) => {
      const { one, many } = KIND_WORDS[kind];
      const count = counts[kind];
      return count === 1
        ? `1 ${one.toLowerCase()}`
        : `${count}${count >= MOST_WAITING_COUNTED ? '+' : ''} ${many}`;
    })
    .join(' · ');

const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/** 'just now', '5 min', '3 hours', '2 days': for how long something has waited. */
export const waitedFor = (since: string, now: Date): string => {
  const minutes = Math.floor((now.getTime() - Date.parse(since)) / MINUTE_MS);
  if (minutes < 1) return 'just now';
  if (minutes < HOUR) return `${minutes} min`;
  if (minutes < DAY) return counted(Math.floor(minutes / HOUR), 'hour');
  return counted(Math.floor(minutes / DAY), 'day');
};

/** What is known of a show's house beside who is inside: '12 people came · 3 tables, 8 seats'. */
export const houseLine = ({ people, tablesConfirmed, tablesPending, seatsBooked }: TonightShow): string => {
  const came = people === 1 ? '1 person came' : `${people} people came`;
  const tables = tablesConfirmed + tablesPending;
  return tables === 0 ? came : `${came} · ${counted(tables, 'table')}, ${counted(seatsBooked, 'seat')}`;
};

/** Who is free, in one line: 'Ada, Ben and 3 more'. */
export const freeLine = (free: readonly { name: string }[], count: number): string => {
  const names = free.map(({ name }) => name).join(', ');
  const more = count - free.length;
  return more > 0 ? `${names} and ${more} more` : names;
};

interface StepWords {
  label: string;
  hint: string;
  /** Where it is done. */
  to: '/admin/settings' | '/admin/types' | '/admin/events/new';
  /** Ticks off what is there from the beginning and may stay as it is. */
  fits?: string;
}

/** The first evening, step by step. */
export const STEP_WORDS: Record<FirstStep, StepWords> = {
  logo: {
    label: 'Add your logo',
    hint: 'It stands on every page, poster and app icon.',
    to: '/admin/settings',
  },
  'time-zone': {
    label: 'Check name, address and time zone',
    hint: 'Tonight begins and ends by your venue’s clock.',
    to: '/admin/settings',
    fits: 'All correct',
  },
  'event-types': {
    label: 'Look over the event types',
    hint: 'Their colors are the calendar’s.',
    to: '/admin/types',
    fits: 'They fit',
  },
  'first-show': { label: 'Add your first show', hint: 'It is public at once.', to: '/admin/events/new' },
  door: {
    label: 'Pair a tablet with the door',
    hint: 'On the tablet: Settings, Set up this device for the door.',
    to: '/admin/settings',
  },
};
