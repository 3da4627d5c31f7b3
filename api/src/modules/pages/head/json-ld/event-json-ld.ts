import type { MusicEvent, MusicGroup, Organization, WithContext } from 'schema-dts';
import type { EventStatus } from '#contract/events.js';
import { setsOf } from '#contract/rules/events/set-times.js';
import type { EventResponse } from '#src/modules/events/events.dto.js';
import type { Site } from '#src/modules/pages/head/page-head.js';
import { showInstants } from './show-times.js';
import { venuePlace } from './venue-json-ld.js';

/** A postponed or cancelled show keeps the date it had, as search engines ask. */
const STATUS = {
  scheduled: 'https://schema.org/EventScheduled',
  postponed: 'https://schema.org/EventPostponed',
  cancelled: 'https://schema.org/EventCancelled',
} as const satisfies Record<EventStatus, string>;

/** @param picture absolute address of its preview */
export const eventJsonLd = (
  event: EventResponse,
  { site, picture }: { site: Site; picture: string },
): WithContext<MusicEvent> => {
  const { link, venue } = site;
  const { start, end, doors } = showInstants(event, venue.timeZone);
  return {
    '@context': 'https://schema.org',
    '@type': 'MusicEvent',
    '@id': link(`/events/${event.id}#event`),
    name: event.name,
    url: link(`/events/${event.id}`),
    ...(event.description && { description: event.description }),
    startDate: start,
    ...(end && { endDate: end }),
    ...(doors && { doorTime: doors }),
    eventStatus: STATUS[event.status],
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: venuePlace(site),
    image: event.imageUrl ? [picture, link(event.imageUrl)] : [picture],
    ...(event.acts.length > 0 && { performer: event.acts.map((act) => performerOf(act, site)) }),
    ...setsLd(event, site),
    organizer: organizerOf(site),
    ...(event.capacity !== null && { maximumAttendeeCapacity: event.capacity }),
  };
};

/** The sets that have a time, as they are played. */
const setsLd = (
  { acts, artistIds, date, time, endTime, name, status }: EventResponse,
  site: Site,
): { subEvent?: MusicEvent[] } => {
  const actTimes = Object.fromEntries(
    acts.flatMap(({ id, setTime }): [number, string][] => (setTime ? [[id, setTime]] : [])),
  );
  const sets = setsOf({ date, time, endTime, artistIds, actTimes }).flatMap(
    ({ artistId, starts, ends }): MusicEvent[] => {
      const act = acts.find(({ id }) => id === artistId);
      const { start, end } = showInstants({ ...starts, endTime: ends?.time }, site.venue.timeZone);
      if (!act) return [];
      return [
        {
          '@type': 'MusicEvent',
          name: `${act.name} at ${name}`,
          startDate: start,
          ...(end && { endDate: end }),
          eventStatus: STATUS[status],
          location: venuePlace(site),
          performer: performerOf(act, site),
        },
      ];
    },
  );
  return sets.length > 0 ? { subEvent: sets } : {};
};

const performerOf = ({ id, name, hasPage }: EventResponse['acts'][number], { link }: Site): MusicGroup => ({
  '@type': 'MusicGroup',
  name,
  ...(hasPage && { '@id': link(`/artists/${id}#artist`), url: link(`/artists/${id}`) }),
});

const organizerOf = ({ link, venue }: Site): Organization => ({
  '@type': 'Organization',
  '@id': link('/#organizer'),
  name: venue.name,
  url: link('/'),
  ...(venue.email && { email: venue.email }),
});
