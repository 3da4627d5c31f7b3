import type { Trouble } from '#shared/http/trouble';
import { RetryButton } from '#shared/ui/feedback/retry-button';

interface MissingMonthProps {
  /** Null while nothing is the matter. */
  trouble: Trouble | null;
  words: Record<Trouble, string>;
  onRetry: () => void;
}

/** In a calendar, why a month lacks what it should show. Announced: it comes in place of what was awaited. */
export const MissingMonth = ({ trouble, words, onRetry }: MissingMonthProps) => (
  <div role="status">
    {trouble && (
      <div className="calendar-note">
        <p>{words[trouble]}</p>
        <RetryButton onRetry={onRetry} />
      </div>
    )}
  </div>
);

/** Why a month's events are not there. */
export const MISSING_EVENTS: Record<Trouble, string> = {
  offline: "You're offline, and this month is not on this phone yet.",
  failed: 'This month could not be loaded.',
};

/** The same for artists, who mark its days all the same (decision 17). */
export const MISSING_TO_MARK: Record<Trouble, string> = {
  ...MISSING_EVENTS,
  offline: `${MISSING_EVENTS.offline} You can still mark days: if the venue has something else, we will ask you.`,
};
