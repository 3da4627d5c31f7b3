import { useState, type ComponentProps } from 'react';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { Sheet } from '#shared/ui/dialog/sheet';
import { AvailabilityDispute } from '#features/availability/availability-dispute';
import { AvailabilitySheet } from './availability-sheet';
import { useOwnDates } from '#features/availability/marking/use-own-dates';

interface EditedDayProps {
  userId: number;
  /** `YYYY-MM-DD` */
  date: string;
  /** The venue's date. */
  today: string;
  /** What else there is to know of the day. */
  note?: string;
  onClose: () => void;
}

/**
 * Over a calendar, the artist's entry of one day: 'Update Availability', or 'Add Availability' where there is none, or the
 * choice where two devices disagree. A form that is open stays, also when they come to disagree meanwhile.
 */
export const EditedDay = ({ userId, date, today, note, onClose }: EditedDayProps) => {
  const { dates, trouble } = useOwnDates(userId, today);
  const shown = dates?.find((candidate) => candidate.date === date);
  // What it was opened as. While the venue is asked again there may be neither dates nor trouble.
  const [isChoice, setChoice] = useState<boolean>();
  if ((dates || trouble) && isChoice === undefined) setChoice(shown?.state === 'disputed');
  if (isChoice === undefined) return null;
  if (isChoice && shown?.state === 'disputed') {
    return (
      <Sheet title={formatLongDate(date)} subtitle={note} onClose={onClose}>
        <AvailabilityDispute shown={shown} onChosen={onClose} />
      </Sheet>
    );
  }
  const edited = shown?.values ? shown : null;
  return <OpenedSheet {...{ edited, date, note, today, onClose }} dates={dates ?? []} />;
};

/** Stays what it was opened for, also once what it saved is among the dates. */
const OpenedSheet = ({ edited, ...rest }: ComponentProps<typeof AvailabilitySheet>) => {
  const [opened] = useState(edited);
  return <AvailabilitySheet edited={opened} {...rest} />;
};
