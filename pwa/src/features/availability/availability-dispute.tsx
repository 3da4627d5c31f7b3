import { GitCompareArrows } from 'lucide-react';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { Button } from '#shared/ui/form/button';
import { CHANGED_MEANWHILE } from './availability';
import '#features/availability/artist/availability-card.css';
import { inWords } from './availability-wording';
import type { ShownDate } from '#features/availability/marking/shown-dates';
import { useDateCommands } from './use-date-commands';

interface AvailabilityDisputeProps {
  shown: ShownDate;
  onChosen?: () => void;
}

/** Both values of a date that was changed on two devices, and the choice between them (design §4 "Availability"). */
export const AvailabilityDispute = ({
  shown: { date, values, theirs },
  onChosen,
}: AvailabilityDisputeProps) => {
  const { keepOwn, drop } = useDateCommands(date);
  const choose = (settle: () => void) => () => {
    settle();
    onChosen?.();
  };
  const name = formatLongDate(date);
  return (
    <div className="availability-dispute">
      <p className="availability-dispute-title" role="alert">
        <GitCompareArrows size={20} aria-hidden />
        {CHANGED_MEANWHILE}
      </p>
      <dl className="availability-both">
        <div>
          <dt>On this phone</dt>
          <dd dir="auto">{inWords(values)}</dd>
        </div>
        <div>
          <dt>At the venue</dt>
          <dd dir="auto">{inWords(theirs)}</dd>
        </div>
      </dl>
      <div className="availability-actions">
        <Button aria-label={`Keep mine for ${name}`} onClick={choose(keepOwn)}>
          Keep mine
        </Button>
        <Button look="outline" aria-label={`Take theirs for ${name}`} onClick={choose(drop)}>
          Take theirs
        </Button>
      </div>
    </div>
  );
};
