import { TEXT_LENGTH } from '#contract/limits';
import { ListFilters } from '#shared/ui/list/list-filters';
import { channelOf, statusOf, type MessageFilter } from './message-filter';
import { CHANNEL_WORDS, STATUS_WORDS } from './message-wording';

interface MessageFiltersProps {
  filter: MessageFilter;
  onFilter: (filter: MessageFilter) => void;
}

/** Search, status and channel. */
export const MessageFilters = ({ filter, onFilter }: MessageFiltersProps) => (
  <ListFilters
    label="Messages"
    search={{
      text: filter.q,
      placeholder: 'Recipient or subject',
      maxLength: TEXT_LENGTH.email,
      onSearch: (q) => onFilter({ ...filter, q }),
    }}
    choices={[
      {
        label: 'Status',
        value: filter.status,
        words: { all: 'All', ...STATUS_WORDS },
        onChoose: (value) => onFilter({ ...filter, status: statusOf(value) }),
      },
      {
        label: 'Sent by',
        value: filter.channel,
        words: { all: 'All', ...CHANNEL_WORDS },
        onChoose: (value) => onFilter({ ...filter, channel: channelOf(value) }),
      },
    ]}
  />
);
