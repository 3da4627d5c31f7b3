import { CalendarClock } from 'lucide-react';
import { type CheckInShow, type CheckInVerdict, closedWords } from '#contract/rules/check-in';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { PageState } from '#shared/ui/feedback/page-state';
import { Sheet } from '#shared/ui/dialog/sheet';

interface ClosedCheckInProps {
  event: CheckInShow & { name: string };
  verdict: Extract<CheckInVerdict, { standing: 'closed' }>;
  onClose: () => void;
}

/** In place of the form while a check-in cannot count: when it opens, or that it is over (design §4). */
export const ClosedCheckIn = ({ event, verdict, onClose }: ClosedCheckInProps) => (
  <Sheet title="Mark Attendance" subtitle={event.name} onClose={onClose} isRoute>
    <PageState icon={CalendarClock} title={TITLES[verdict.because]} announced>
      {closedWords(event, verdict, useVenueZone())}
    </PageState>
  </Sheet>
);

const TITLES = {
  'too-early': 'Check-in is not open yet',
  'too-late': 'Check-in is over',
  'called-off': 'No check-in for this show',
};
