import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#shared/ui/form/button';
import { feedLinks } from './calendar-links';
import { CalendarSheet } from './calendar-sheet';

/** The way to have all shows in one's own calendar (design §8 "Feeds"). */
export const SubscribeButton = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        <CalendarSync size={20} aria-hidden /> Subscribe to our calendar
      </Button>
      {isOpen && (
        <CalendarSheet
          title="Subscribe to our calendar"
          subtitle="Every show in your own calendar"
          links={feedLinks('/feeds/events.ics', location.origin)}
          hint="New shows and changes come by themselves, within a few hours."
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
