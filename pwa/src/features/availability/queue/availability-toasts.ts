import { counted } from '#shared/lib/counted';
import { isVenueReachable } from '#shared/offline/status/reachability';
import type { ToastMessage } from '#shared/ui/feedback/toast-store';

/** Said instead of the spec's words while nothing can be sent: the date is safe, and not at the venue yet. */
const KEPT_HERE = 'Saved on this phone. The venue gets it as soon as you are online.';

const told = (title: string, description: string): ToastMessage => ({
  title,
  description: isVenueReachable() ? description : KEPT_HERE,
});

/** Success toasts of spec §8. @param days how many; several at once are counted */
export const added = (days = 1) =>
  told(
    'Availability Added',
    days === 1 ? 'Your availability has been saved successfully.' : `${counted(days, 'day')} added.`,
  );
export const updated = () => told('Availability Updated', 'Your availability has been updated successfully.');
export const deleted = () => told('Entry Deleted', 'Availability entry has been removed.');
export const toggledOff = (days: number) =>
  told(
    'Availability Removed',
    days === 1 ? 'Availability entry has been removed.' : `${counted(days, 'day')} removed.`,
  );
