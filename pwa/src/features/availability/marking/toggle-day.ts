import { refused, showToast } from '#shared/ui/feedback/toast-store';
import { toggle } from '#features/availability/queue/availability-commands';
import { added, toggledOff } from '#features/availability/queue/availability-toasts';
import { FAILED } from '#features/availability/queue/availability.outbox';

const PASSED = 'This date has passed';

interface TappedDay {
  date: string;
  /** Whether the calendar shows an entry of the day. */
  hasEntry: boolean;
  /** The venue's date. */
  today: string;
  /** When it was tapped, as `performance.now()` has it. */
  at: number;
  /** Shows the day's entry, where it says more than a tap may delete. */
  onEntry: (date: string) => void;
}

/** Two taps on a day within this time count as one. */
const SECOND_TAP_MS = 400;

let lastTap: { date: string; at: number } | null = null;

/** An artist's tap on an empty day of the calendar adds or removes their availability (spec §2), and tells so. */
export const toggleDay = async ({ date, hasEntry, today, at, onEntry }: TappedDay): Promise<void> => {
  const isSecond = lastTap?.date === date && at - lastTap.at < SECOND_TAP_MS;
  lastTap = { date, at };
  if (isSecond) return;
  if (date < today && !hasEntry) return showToast(refused('Error', PASSED));
  await toggleAndTell([date], hasEntry ? FAILED.remove : FAILED.add, () => onEntry(date));
};

/** A stroke over days of a calendar makes them free, or takes them off, and tells so. @param dates the one it began on first */
export const toggleStroke = (dates: string[]): Promise<void> => toggleAndTell(dates, FAILED.change);

const toggleAndTell = async (dates: string[], failure: string, onKept?: () => void): Promise<void> => {
  try {
    const { toggled, days } = await toggle(dates);
    if (toggled === 'kept') onKept?.();
    else showToast(toggled === 'added' ? added(days.length) : toggledOff(days.length));
  } catch (error) {
    console.error(error);
    showToast(refused('Error', failure));
  }
};
