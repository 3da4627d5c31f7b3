import { Stack } from '@chakra-ui/react/stack';
import type { ComponentProps } from 'react';
import type { Choices } from './choices';
import { SelectField } from './fields';
import { RetryButton } from '#shared/ui/feedback/retry-button';

interface ChoiceFieldProps extends Omit<ComponentProps<typeof SelectField>, 'hint'> {
  choices: Choices<unknown>;
  /** What is chosen from, as it ends a sentence, e.g. 'event types'. */
  what: string;
  /** Said when the venue has none of them. */
  none?: string;
}

/** A select whose options come from the venue: says when they are loading or failed to load, and asks again. */
export const ChoiceField = ({ choices, what, none, ...select }: ChoiceFieldProps) => (
  <Stack gap="2" css={{ '& > button': { alignSelf: 'start' } }}>
    <SelectField {...select} hint={hintOf(choices, what, none)} />
    {(choices.state === 'failed' || choices.state === 'offline') && <RetryButton onRetry={choices.retry} />}
  </Stack>
);

const hintOf = ({ rows, state }: Choices<unknown>, what: string, none?: string): string | undefined =>
  ({
    ready: rows.length === 0 ? none : undefined,
    loading: `Loading the ${what}...`,
    failed: `The ${what} could not be loaded.`,
    offline: `You're offline: the ${what} come with your connection.`,
  })[state];

interface EventTypeFieldProps extends Omit<ChoiceFieldProps, 'choices' | 'what'> {
  types: Choices<{ name: string }>;
  /** The chosen type, which may have left the list. */
  chosen: string;
}

/** Which kind of show it is; a value is the type's name in lower case. */
export const EventTypeField = ({ types, chosen, ...field }: EventTypeFieldProps) => {
  const names = new Map(types.rows.map(({ name }) => [name.toLowerCase(), name]));
  if (chosen && !names.has(chosen)) names.set(chosen, chosen);
  return (
    <ChoiceField choices={types} what="event types" required {...field}>
      <option value="">Select type...</option>
      {[...names].map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </ChoiceField>
  );
};
