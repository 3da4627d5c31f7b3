import { MoonStar } from 'lucide-react';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { Button } from '#shared/ui/form/button';
import { DoorCard } from '#features/door/door-card';
import type { DoorNight } from '#features/door/store/door-database';

/** No show is on the calendar for this night. */
export const NoShow = ({ night, onLeave }: { night: DoorNight; onLeave: () => void }) => (
  <DoorCard title="No show tonight" icon={MoonStar}>
    <p>
      {formatLongDate(night.date)} has no show. The list comes by itself as soon as one is on the calendar.
    </p>
    <Button look="outline" onClick={onLeave}>
      Done
    </Button>
  </DoorCard>
);
