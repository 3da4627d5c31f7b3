import { Undo2 } from 'lucide-react';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { Button } from '#shared/ui/form/button';
import { entryLine, entryReason, entryTitle, reversalLine, signed } from './ledger-wording';
import type { LedgerEntry } from '#features/loyalty/members/member-list.queries';

interface LedgerRowProps {
  entry: LedgerEntry;
  onReverse: () => void;
}

/** One entry: what it was for, who did it, and, when it was taken back, why. */
export const LedgerRow = ({ entry, onReverse }: LedgerRowProps) => {
  const timeZone = useVenueZone();
  const title = entryTitle(entry);
  const reason = entryReason(entry);
  const Words = entry.stands ? 'span' : 's';
  return (
    <article className="ledger-row" aria-label={`${title}, ${signed(entry.points)}`}>
      <div className="ledger-row-words">
        <p className="ledger-row-title" dir="auto">
          <Words>{title}</Words>
        </p>
        {reason && <p dir="auto">{reason}</p>}
        <p>{entryLine(entry, timeZone)}</p>
        {!entry.stands && entry.reversal && (
          <p className="ledger-row-reversal" dir="auto">
            {reversalLine(entry.reversal, timeZone)}
          </p>
        )}
      </div>
      <p className="ledger-row-points" data-taken={entry.points < 0 || undefined}>
        <Words>{signed(entry.points)}</Words>
      </p>
      {!entry.reversal && (
        <Button
          look="quiet"
          className="ledger-row-reverse"
          aria-label={`Reverse ${title}`}
          onClick={onReverse}
        >
          <Undo2 size={18} aria-hidden /> Reverse
        </Button>
      )}
    </article>
  );
};
