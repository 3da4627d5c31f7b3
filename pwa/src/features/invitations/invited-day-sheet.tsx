import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatLongDate } from '#shared/lib/calendar-date';
import { Button } from '#shared/ui/button';
import { Sheet } from '#shared/ui/sheet';

export interface InvitedDay {
  /** `YYYY-MM-DD` */
  date: string;
  /** Goes on without inviting anybody, where that leads somewhere. */
  onAddEvent?: () => void;
  onClose: () => void;
  /** Without an address of its own. */
  closesOnBack?: boolean;
}

/** The dialog of a day on which artists may be invited. */
export const InvitedDaySheet = ({
  date,
  onAddEvent,
  children,
  ...sheet
}: InvitedDay & { children: ReactNode }) => (
  <Sheet
    title="Available Artists"
    subtitle={formatLongDate(date)}
    footer={
      onAddEvent && (
        <Button look="outline" wide onClick={onAddEvent}>
          <CalendarPlus size={20} aria-hidden /> Add an event instead
        </Button>
      )
    }
    {...sheet}
  >
    {children}
  </Sheet>
);
