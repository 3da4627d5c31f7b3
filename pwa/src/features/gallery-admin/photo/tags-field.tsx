import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import { useId, type KeyboardEvent } from 'react';
import { PHOTO_TAGS } from '#contract/photos';
import { TextField } from '#shared/ui/form/fields';
import type { TypedTags } from './use-tags';

interface TagsFieldProps {
  label?: string;
  field: TypedTags;
  /** Tags in use, the most used first. */
  suggestions: readonly string[];
}

const MOST_OFFERED = 6;
/** Stands between tags that are pasted together. */
const SEPARATOR = ', ';

/** Tags, each with a button that takes it off; typed ones are taken in by Enter, a comma or leaving the field. */
export const TagsField = ({ label = 'Tags', field, suggestions }: TagsFieldProps) => {
  const listId = useId();
  const { tags, typed, problem, add, type, takeAll, remove } = field;
  const offered = suggestions.filter((tag) => !tags.includes(tag));
  const take = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.key !== 'Enter') return;
    event.preventDefault();
    takeAll();
  };
  return (
    <Stack gap="2">
      <TextField
        label={label}
        error={problem}
        hint={`Up to ${PHOTO_TAGS.max}; Enter or a comma adds one`}
        value={typed}
        list={listId}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="done"
        maxLength={PHOTO_TAGS.max * (PHOTO_TAGS.length + SEPARATOR.length)}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={take}
        onBlur={takeAll}
      />
      <datalist id={listId}>
        {offered.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      {tags.length > 0 && (
        <Flex as="ul" wrap="wrap" gap="2" aria-label={label}>
          {tags.map((tag) => (
            <li key={tag}>
              <Tag
                bg="waitingSoft"
                color="waiting"
                aria-label={`Remove tag ${tag}`}
                onClick={() => remove(tag)}
              >
                {tag} <X size={16} aria-hidden />
              </Tag>
            </li>
          ))}
        </Flex>
      )}
      {offered.length > 0 && tags.length < PHOTO_TAGS.max && (
        <Flex wrap="wrap" gap="2" role="group" aria-label="Often used tags">
          {offered.slice(0, MOST_OFFERED).map((tag) => (
            <Tag
              key={tag}
              border="1px dashed var(--chakra-colors-control)"
              color="muted"
              _hover={{ borderColor: 'accent', color: 'accent' }}
              aria-label={`Add tag ${tag}`}
              onClick={() => add(tag)}
            >
              + {tag}
            </Tag>
          ))}
        </Flex>
      )}
    </Stack>
  );
};

const Tag = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      maxWidth: '100%',
      minHeight: '2.75rem',
      px: '3',
      rounded: 'full',
      fontSize: 'sm',
      fontWeight: '600',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
    },
  },
  { defaultProps: { type: 'button' } },
);
