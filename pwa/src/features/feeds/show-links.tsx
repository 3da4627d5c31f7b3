import { CalendarPlus, Share2 } from 'lucide-react';
import { useState } from 'react';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { shareAddress } from '#shared/ui/page/share-page';
import { Button } from '#shared/ui/form/button';
import { ActionRow } from '#shared/ui/layout/action-row';
import { type CalendarShow, nameOfShow, showAddress, showLinks } from './calendar-links';
import { CalendarSheet } from './calendar-sheet';

interface ShowLinksProps {
  show: CalendarShow;
  /** Where it is. */
  place: Parameters<typeof showLinks>[1];
}

/** Takes a show along: into one's own calendar, and to other people (design §8). */
export const ShowLinks = ({ show, place }: ShowLinksProps) => {
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <ActionRow>
        <Button look="outline" onClick={() => setAdding(true)}>
          <CalendarPlus size={20} aria-hidden /> Add to calendar
        </Button>
        <Button
          look="outline"
          onClick={() => void shareAddress(nameOfShow(show), showAddress(show.id, location.origin))}
        >
          <Share2 size={20} aria-hidden /> Share
        </Button>
      </ActionRow>
      {isAdding && (
        <CalendarSheet
          title="Add to calendar"
          subtitle={`${show.name} · ${formatLongDate(show.date)}`}
          links={showLinks(show, place, location.origin)}
          hint="Apple, Outlook and others follow the show when its time changes."
          fileName={`show-${show.id}.ics`}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
};
