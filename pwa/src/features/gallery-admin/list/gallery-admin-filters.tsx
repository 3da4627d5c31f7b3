import { TEXT_LENGTH } from '#contract/limits';
import { keyedChoice } from '#shared/ui/mutation/keyed-choice';
import { ListFilters } from '#shared/ui/list/list-filters';
import { showLine, type PhotographedShow } from '#features/gallery-admin/photo/event-field';
import { STATUS_NAMES, statusOf, type ManagedPhotosFilter } from './managed-photos-filter';

interface GalleryAdminFiltersProps {
  filter: ManagedPhotosFilter;
  shows: readonly PhotographedShow[];
  onFilter: (filter: ManagedPhotosFilter) => void;
}

/** Search, status and event. */
export const GalleryAdminFilters = ({ filter, shows, onFilter }: GalleryAdminFiltersProps) => (
  <ListFilters
    label="Gallery photos"
    search={{
      text: filter.q,
      placeholder: 'Words, tag, event or file',
      maxLength: TEXT_LENGTH.eventName,
      onSearch: (q) => onFilter({ ...filter, q }),
    }}
    choices={[
      {
        label: 'Status',
        value: filter.status,
        words: { all: 'All', ...STATUS_NAMES },
        onChoose: (value) => onFilter({ ...filter, status: statusOf(value) }),
      },
      keyedChoice({
        label: 'Event',
        all: 'All events',
        chosen: filter.eventId,
        options: shows.map((show) => [show.id, showLine(show)]),
        unlisted: 'One event',
        onChoose: (eventId) => onFilter({ ...filter, eventId }),
      }),
    ]}
  />
);
