import type { EventStatus } from '#contract/events';
import { twelveHourTime, type WallClock } from '#contract/rules/clock';
import { showEnd } from '#contract/rules/events/show-times';
import { showTitle } from '#contract/rules/texts';

/** A show as it goes into somebody's calendar. */
export interface CalendarShow extends WallClock {
  id: number;
  name: string;
  /** Missing where nobody knows it: a check-in that was kept by an earlier version. */
  status?: EventStatus | undefined;
  endTime?: string | null;
  doorsTime?: string | null;
}

/** Where a show is. */
interface Place {
  name?: string;
  address?: string | null;
  /** IANA name. */
  timeZone: string;
}

/** The three ways into a calendar. */
export interface CalendarLinks {
  /** For programs that keep up with changes: Apple's, Outlook, Thunderbird. */
  subscription: string;
  /** Google's page, filled in. */
  google: string;
  /** An `.ics` file to save or to paste into a program. */
  address: string;
}

const GOOGLE = 'https://calendar.google.com/calendar/render';

/** The page of a show on this site. */
export const showAddress = (id: number, origin: string): string => `${origin}/events/${id}`;

/** Its name, with what became of it. */
export const nameOfShow = ({ name, status = 'scheduled' }: CalendarShow): string =>
  showTitle({ name, status });

/** @param origin of this site */
export const showLinks = (show: CalendarShow, place: Place, origin: string): CalendarLinks => {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: nameOfShow(show),
    dates: `${compact(show)}/${compact(showEnd(show))}`,
    ctz: place.timeZone,
    location: [place.name, place.address].filter(Boolean).join(', '),
    details: [show.doorsTime && `Doors ${twelveHourTime(show.doorsTime)}`, showAddress(show.id, origin)]
      .filter(Boolean)
      .join('\n'),
  });
  return { ...feedLinks(`/feeds/events/${show.id}.ics`, origin), google: `${GOOGLE}?${query.toString()}` };
};

/** @param path of the feed on this site */
export const feedLinks = (path: string, origin: string): CalendarLinks => {
  const subscription = `${origin}${path}`.replace(/^https?:/, 'webcal:');
  return {
    subscription,
    google: `${GOOGLE}?${new URLSearchParams({ cid: subscription }).toString()}`,
    address: `${origin}${path}`,
  };
};

/** `20261120T210000`, on the venue's clock. */
const compact = ({ date, time }: WallClock): string =>
  `${date.replaceAll('-', '')}T${time.replace(':', '')}00`;
