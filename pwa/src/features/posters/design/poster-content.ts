import type { components } from '#contract/api-types.gen';
import { namesInWords } from '#contract/rules/events/bills';
import { twelveHourTime } from '#contract/rules/clock';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { cutDescription, isolated } from './poster-text';
import type { PosterRole } from './poster-templates';

type EventResponse = components['schemas']['EventResponse'];

/** What a poster needs to know of an event. */
export type PosterEvent = Pick<
  EventResponse,
  'id' | 'name' | 'type' | 'description' | 'date' | 'time' | 'doorsTime' | 'status'
> & { acts: readonly { name: string }[] };

/** Who invites. The logo's address is null when the venue has none of its own. */
export interface PosterVenue {
  name: string;
  address: string | null;
  logoAddress: string | null;
}

/** Everything a poster says, in its own words; a part without text is left out. */
export interface PosterContent {
  name: string;
  parts: { role: PosterRole; text: string }[];
  venue: PosterVenue;
  /** Where the QR code leads: the event's own address, which anybody can open. */
  link: string;
}

interface PosterSubject {
  event: PosterEvent;
  venue: PosterVenue;
  /** The custom message: optional, and may span several lines (spec §5). */
  message: string;
  /** Scheme and host the app is served from. */
  origin: string;
}

const STATUS_WORDS: Record<PosterEvent['status'], string> = {
  scheduled: '',
  cancelled: 'Cancelled',
  postponed: 'Postponed',
};

/** Words of a poster (spec §9): dates long en-US, times in 12 hours, the description cut at 100 characters. */
export const posterContent = ({ event, venue, message, origin }: PosterSubject): PosterContent => {
  const [featured, ...others] = event.acts;
  const texts: Record<PosterRole, string> = {
    kicker: event.type,
    status: STATUS_WORDS[event.status],
    name: event.name,
    artist: featured ? `featuring ${featured.name}` : '',
    acts: others.length > 0 ? `with ${namesInWords(others.map(({ name }) => isolated(name)))}` : '',
    date: formatLongDate(event.date),
    time: timeLine(event),
    description: cutDescription(event.description ?? ''),
    message,
  };
  return {
    name: event.name,
    parts: (Object.entries(texts) as [PosterRole, string][])
      .map(([role, text]) => ({ role, text: text.trim() }))
      .filter(({ text }) => text !== ''),
    venue,
    link: `${origin}/events/${event.id}`,
  };
};

const timeLine = ({ doorsTime, time }: PosterEvent): string =>
  doorsTime ? `Doors ${twelveHourTime(doorsTime)} · Show ${twelveHourTime(time)}` : twelveHourTime(time);
