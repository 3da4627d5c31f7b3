import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { TEXT_LENGTH } from '#contract/limits';
import { formatShortDate } from '#shared/lib/calendar-date';
import { ListFilters } from '#shared/ui/list-filters';
import { ORDER_WORDS, orderOf, type GalleryFilter } from './gallery-filter';
import { galleryEventsQuery, galleryQuery, galleryTagsQuery, type GalleryPhoto } from './gallery.queries';

interface GalleryFiltersProps {
  filter: GalleryFilter;
  onFilter: (filter: GalleryFilter) => void;
}

const ALL = 'all';

/** Search, event, tag and sort (spec §2 "Gallery page"). */
export const GalleryFilters = ({ filter, onFilter }: GalleryFiltersProps) => {
  const { data: events = [] } = useQuery(galleryEventsQuery);
  const { data: tags = [] } = useQuery(galleryTagsQuery);
  const chosenEvent = useChosenEvent(filter);
  const offered = events.some(({ id }) => id === filter.eventId)
    ? events
    : [...asList(chosenEvent), ...events];
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
        {
          label: 'Event',
          value: filter.eventId === null ? ALL : keyOf(filter.eventId),
          words: {
            [ALL]: 'All events',
            ...Object.fromEntries(
              offered.map(({ id, name, date }) => [keyOf(id), `${name}, ${formatShortDate(date)}`]),
            ),
            ...unknownEvent(filter.eventId, offered),
          },
          onChoose: (key) => onFilter({ ...filter, eventId: key === ALL ? null : Number(valueOf(key)) }),
        },
        {
          label: 'Tag',
          value: filter.tag === '' ? ALL : keyOf(filter.tag),
          words: {
            [ALL]: 'All tags',
            ...(filter.tag && { [keyOf(filter.tag)]: filter.tag }),
            ...Object.fromEntries(tags.map(({ tag, count }) => [keyOf(tag), `${tag} (${count})`])),
          },
          onChoose: (key) => onFilter({ ...filter, tag: key === ALL ? '' : valueOf(key) }),
        },
        {
          label: 'Sort',
          value: filter.order,
          words: ORDER_WORDS,
          onChoose: (value) => onFilter({ ...filter, order: orderOf(value) }),
        },
      ]}
    />
  );
};

/** A sign before each: numbers as keys would change the order, and a tag may be called `all`. */
const keyOf = (value: string | number): string => `#${value}`;
const valueOf = (key: string): string => key.slice(1);

/** The event that is chosen, as its photos name it: it may be older than those that are offered. */
const useChosenEvent = (filter: GalleryFilter): GalleryPhoto['event'] => {
  const { data } = useInfiniteQuery({
    ...galleryQuery(filter),
    select: ({ pages }) => pages[0]?.rows[0]?.event ?? null,
    // Pages that follow change nothing here.
    notifyOnChangeProps: ['data'],
  });
  return filter.eventId !== null && data?.id === filter.eventId ? data : null;
};

const asList = <Item,>(item: Item | null): Item[] => (item ? [item] : []);

const unknownEvent = (eventId: number | null, offered: readonly { id: number }[]): Record<string, string> =>
  eventId === null || offered.some(({ id }) => id === eventId) ? {} : { [keyOf(eventId)]: 'One event' };
