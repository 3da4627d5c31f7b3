import { RetryButton } from '#shared/ui/retry-button';

/** A list a select offers, and how it stands with it. */
export interface Choices<Row> {
  rows: Row[];
  /** `ready` is what the venue answered; the others have nothing to offer yet. */
  state: 'ready' | 'loading' | 'failed' | 'offline';
  retry: () => void;
}

/** Said under a select without its choices. @param what e.g. 'event types' */
export const choiceHint = (what: string, state: Choices<unknown>['state']): string | undefined =>
  ({
    ready: undefined,
    loading: `Loading the ${what}...`,
    failed: `The ${what} could not be loaded.`,
    offline: `You're offline: the ${what} come with your connection.`,
  })[state];

/** The way out of a select whose choices did not come. */
export const RetryChoices = ({ choices: { state, retry } }: { choices: Choices<unknown> }) =>
  (state === 'failed' || state === 'offline') && <RetryButton onRetry={retry} />;
