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

/** 'Update Availability' over a calendar, for the artist's entry of one day. */
export const EditedDay = ({ userId, date, today, onClose }: EditedDayProps) => {
  const { dates = [] } = useOwnDates(userId, today);
  const edited = dates.find((shown) => shown.date === date && shown.values !== null);
  return edited && <AvailabilitySheet edited={edited} dates={dates} today={today} onClose={onClose} />;
};
