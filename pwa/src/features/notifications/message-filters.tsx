import { TEXT_LENGTH } from '#contract/limits';
import { Field } from '#shared/ui/field';
import { Input, NativeSelect } from '#shared/ui/input';
import { useTypedText } from '#shared/ui/use-typed-text';
import { channelOf, statusOf, type MessageFilter } from './message-filter';
import { CHANNEL_WORDS, STATUS_WORDS } from './message-wording';

interface MessageFiltersProps {
  filter: MessageFilter;
  onFilter: (filter: MessageFilter) => void;
}

/** Search, status and channel; each takes effect by itself. */
export const MessageFilters = ({ filter, onFilter }: MessageFiltersProps) => {
  const [text, setText] = useTypedText(filter.q, (q) => onFilter({ ...filter, q }));
  return (
    <form
      className="message-filters"
      role="search"
      aria-label="Messages"
      onSubmit={(event) => event.preventDefault()}
    >
      <Field label="Search">
        {(control) => (
          <Input
            {...control}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="Recipient or subject"
            maxLength={TEXT_LENGTH.email}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Field label="Status">
        {(control) => (
          <NativeSelect
            {...control}
            value={filter.status}
            onChange={({ target }) => onFilter({ ...filter, status: statusOf(target.value) })}
          >
            <Options words={STATUS_WORDS} />
          </NativeSelect>
        )}
      </Field>
      <Field label="Sent by">
        {(control) => (
          <NativeSelect
            {...control}
            value={filter.channel}
            onChange={({ target }) => onFilter({ ...filter, channel: channelOf(target.value) })}
          >
            <Options words={CHANNEL_WORDS} />
          </NativeSelect>
        )}
      </Field>
    </form>
  );
};

const Options = ({ words }: { words: Record<string, string> }) => (
  <>
    <option value="all">All</option>
    {Object.entries(words).map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </>
);
