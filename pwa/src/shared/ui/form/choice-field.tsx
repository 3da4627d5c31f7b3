import type { ReactNode } from 'react';
import type { Choices } from './choices';
import './choice-field.css';
import { Field, type FieldControl } from './field';
import { RetryButton } from '#shared/ui/feedback/retry-button';

interface ChoiceFieldProps {
  label: string;
  error?: string;
  choices: Choices<unknown>;
  /** What is chosen from, as it ends a sentence, e.g. 'event types'. */
  what: string;
  /** Said when the venue has none of them. */
  none?: string;
  children: (control: FieldControl) => ReactNode;
}

/** A select whose choices the venue is asked for: says when they are not there yet, or did not come, and asks once more. */
export const ChoiceField = ({ choices, what, none, children, ...field }: ChoiceFieldProps) => (
  <div className="choice-field">
    <Field {...field} hint={hintOf(choices, what, none)}>
      {children}
    </Field>
    {(choices.state === 'failed' || choices.state === 'offline') && <RetryButton onRetry={choices.retry} />}
  </div>
);

const hintOf = ({ rows, state }: Choices<unknown>, what: string, none?: string): string | undefined =>
  ({
    ready: rows.length === 0 ? none : undefined,
    loading: `Loading the ${what}...`,
    failed: `The ${what} could not be loaded.`,
    offline: `You're offline: the ${what} come with your connection.`,
  })[state];
