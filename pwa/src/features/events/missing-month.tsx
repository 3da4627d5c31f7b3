import type { Trouble } from '#shared/http/trouble';
import { RetryButton } from '#shared/ui/retry-button';

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
