import { CloudUpload, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { Button } from '#shared/ui/form/button';
import { ConfirmSheet } from '#shared/ui/dialog/confirm-sheet';
import { AvailabilityDispute } from './availability-dispute';
import { timeRange } from './availability-wording';
import type { ShownDate } from '#features/availability/marking/shown-dates';
import { useDateCommands } from './use-date-commands';

interface AvailabilityRowProps {
  shown: ShownDate;
  onEdit: () => void;
}

/** One date with what it says, what waits of it, and what can be done with it. */
export const AvailabilityRow = ({ shown, onEdit }: AvailabilityRowProps) => {
  const { date, values, state, reason } = shown;
  const look = values === null ? 'gone' : values.isAvailable ? 'free' : 'blackout';
  return (
    <li className="availability-row" data-look={look} aria-label={formatLongDate(date)}>
      <div className="availability-facts">
        <h3>{formatLongDate(date)}</h3>
        {state !== 'disputed' && <Facts values={values} />}
        {state === 'waiting' && <Waiting reason={reason} />}
      </div>
      {values && state !== 'disputed' && <RowActions date={date} onEdit={onEdit} />}
      {state === 'disputed' && <AvailabilityDispute shown={shown} />}
      {state === 'refused' && <Refused date={date} reason={reason} />}
    </li>
  );
};

const Facts = ({ values }: Pick<ShownDate, 'values'>) => {
  if (!values) return <p>Being removed</p>;
  return (
    <>
      <p className="availability-kind">
        <strong>{values.isAvailable ? 'Available' : 'Not available'}</strong>
        <span>{timeRange(values)}</span>
      </p>
      {values.notes && (
        <p className="availability-notes" dir="auto">
          {values.notes}
        </p>
      )}
    </>
  );
};

const Waiting = ({ reason }: { reason: string | null }) => (
  <p className="availability-waiting">
    <CloudUpload size={18} aria-hidden />
    {reason ?? 'Waiting to be sent'}
  </p>
);

const RowActions = ({ date, onEdit }: { date: string; onEdit: () => void }) => {
  const [isAsking, setAsking] = useState(false);
  const { remove } = useDateCommands(date);
  const name = formatLongDate(date);
  return (
    <div className="availability-row-actions">
      <Button look="quiet" aria-label={`Edit ${name}`} onClick={onEdit}>
        <Pencil size={20} aria-hidden />
      </Button>
      <Button look="quiet" aria-label={`Delete ${name}`} onClick={() => setAsking(true)}>
        <Trash2 size={20} aria-hidden />
      </Button>
      {isAsking && (
        <ConfirmSheet
          title="Delete this entry?"
          confirmLabel="Delete"
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            remove();
          }}
        >
          <p>Your entry for {name} is removed.</p>
        </ConfirmSheet>
      )}
    </div>
  );
};

const Refused = ({ date, reason }: { date: string; reason: string | null }) => {
  const { sendAgain, drop } = useDateCommands(date);
  return (
    <div className="availability-dispute">
      <p className="availability-dispute-title">{reason}</p>
      <div className="availability-actions">
        <Button onClick={sendAgain}>Retry</Button>
        <Button look="outline" onClick={drop}>
          Discard
        </Button>
      </div>
    </div>
  );
};
