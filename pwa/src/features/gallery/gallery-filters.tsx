import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { TEXT_LENGTH } from '#contract/limits';
import type { GalleryOrder } from '#contract/photos';
import { formatShortDate } from '#shared/lib/dates/calendar-date';
import { choiceIn, keyedChoice } from '#shared/ui/list/list-choices';
import { ListFilters } from '#shared/ui/list/list-filters';
import { NEWEST, orderOf, type GalleryFilter } from './gallery-filter';
import { galleryEventsQuery, galleryQuery, galleryTagsQuery, type GalleryPhoto } from './gallery.queries';

export interface GalleryFiltersProps {
  filter: GalleryFilter;
  onFilter: (filter: GalleryFilter) => void;
}

/** The sorts in the spec's words and order (spec §9). */
const ORDER_WORDS: Record<GalleryOrder, string> = {
  newest: 'Newest',
  oldest: 'Oldest',
  name: 'Name A-Z',
};

/** Search, event, tag and sort (spec §2 "Gallery page"). */
export const GalleryFilters = ({ filter, onFilter }: GalleryFiltersProps) => {
  const { data: events = [] } = useQuery(galleryEventsQuery);
  const { data: tags = [] } = useQuery(galleryTagsQuery);
  const chosenEvent = useChosenEvent(filter);
  return (
    <ListFilters
      label="Gallery"
      search={{
        text: filter.q,
        placeholder: 'Caption, event or tag',
        maxLength: TEXT_LENGTH.eventName,
        onSearch: (q) => onFilter({ ...filter, q }),
      }}
      choices={[
        keyedChoice({
          label: 'Event',
          all: 'All events',
          options: events.map((event) => [event.id, eventLine(event)]),
          unlisted: chosenEvent ? eventLine(chosenEvent) : 'One event',
          ...choiceIn({ filter, onFilter }, 'eventId'),
        }),
        keyedChoice({
          label: 'Tag',
          all: 'All tags',
          options: tags.map(({ tag, count }) => [tag, `${tag} (${count})`]),
          unlisted: filter.tag ?? '',
          ...choiceIn({ filter, onFilter }, 'tag'),
        }),
        {
          label: 'Sort',
          value: filter.order ?? NEWEST,
          words: ORDER_WORDS,
          onChoose: (value) => onFilter({ ...filter, order: orderOf(value) }),
        },
      ]}
    />
  );
};

const eventLine = ({ name, date }: { name: string; date: string }): string =>
  `${name}, ${formatShortDate(date)}`;

/** The event that is chosen, as its photos name it: it may be older than those that are offered. */
const useChosenEvent = (filter: GalleryFilter): GalleryPhoto['event'] => {
  const { data } = useInfiniteQuery({
    ...galleryQuery(filter),
    select: ({ pages }) => pages[0]?.rows[0]?.event ?? null,
    // Pages that follow change nothing here.
    notifyOnChangeProps: ['data'],
  });
  return filter.eventId !== undefined && data?.id === filter.eventId ? data : null;
};
