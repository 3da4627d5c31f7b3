import { TEXT_LENGTH } from '#contract/limits';
import { ListFilters } from '#shared/ui/list-filters';
import { EventField, type PhotographedShow } from './event-field';
import { STATUS_NAMES, statusOf, type ManagedPhotosFilter } from './managed-photos-filter';

interface GalleryAdminFiltersProps {
  filter: ManagedPhotosFilter;
  shows: readonly PhotographedShow[];
  onFilter: (filter: ManagedPhotosFilter) => void;
}

/** Search, status and event. */
export const GalleryAdminFilters = ({ filter, shows, onFilter }: GalleryAdminFiltersProps) => (
  <div className="gallery-admin-filters">
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
      ]}
    />
    <EventField
      shows={shows}
      eventId={filter.eventId}
      none="All events"
      onChange={(eventId) => onFilter({ ...filter, eventId })}
    />
  </div>
);
