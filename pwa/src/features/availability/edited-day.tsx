import { formatLongDate } from '#shared/lib/calendar-date';
import { Sheet } from '#shared/ui/sheet';
import { AvailabilityDispute } from './availability-dispute';
import { AvailabilitySheet } from './availability-sheet';
import { useOwnDates } from './use-own-dates';

interface EditedDayProps {
  userId: number;
  /** `YYYY-MM-DD` */
  date: string;
  /** The venue's date. */
  today: string;
  onClose: () => void;
}

/** Over a calendar, the artist's entry of one day: 'Update Availability', or the choice where two devices disagree. */
export const EditedDay = ({ userId, date, today, onClose }: EditedDayProps) => {
  const { dates = [] } = useOwnDates(userId, today);
  const edited = dates.find((shown) => shown.date === date);
  if (edited?.state === 'disputed') {
    return (
      <Sheet title={formatLongDate(date)} onClose={onClose} closesOnBack>
        <AvailabilityDispute shown={edited} onChosen={onClose} />
      </Sheet>
    );
  }
  return (
    edited?.values && <AvailabilitySheet edited={edited} dates={dates} today={today} onClose={onClose} />
  );
};
