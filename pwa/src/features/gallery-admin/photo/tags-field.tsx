import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { PHOTO_TAGS } from '#contract/limits';
import { normalTags, tagsProblem } from '#contract/rules/photo-tags';
import { TextField } from '#shared/ui/form/fields';

interface TagsFieldProps {
  label?: string;
  tags: readonly string[];
  /** Tags in use, the most used first. */
  suggestions: readonly string[];
  onChange: (tags: string[]) => void;
}

const MOST_OFFERED = 6;

/** Tags, each with a button that takes it off; typed ones are taken in by Enter, a comma or leaving the field. */
export const TagsField = ({ label = 'Tags', tags, suggestions, onChange }: TagsFieldProps) => {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const offered = suggestions.filter((tag) => !tags.includes(tag));
  const add = (texts: readonly string[]) => {
    const next = normalTags([...tags, ...texts]);
    const unfit = tagsProblem(next);
    setProblem(unfit);
    if (unfit) return;
    setTyped('');
    onChange(next);
  };
  const take = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== ',')) return;
    event.preventDefault();
    add([typed]);
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
        maxLength={PHOTO_TAGS.length}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={take}
        onBlur={() => typed.trim() && add([typed])}
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
                onClick={() => onChange(tags.filter((other) => other !== tag))}
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
              onClick={() => add([tag])}
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
