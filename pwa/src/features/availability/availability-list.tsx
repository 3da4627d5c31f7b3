import { Stack } from '@chakra-ui/react/stack';
import { CalendarX2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#shared/ui/form/button';
import { PageState } from '#shared/ui/feedback/page-state';
import { keepsFocus } from '#shared/ui/list/keeps-focus';
import { AvailabilityRow } from './availability-row';
import type { ShownDate } from '#features/availability/marking/shown-dates';

/** Dates shown at first; a season of Fridays is a long way to scroll. */
const SHOWN_AT_FIRST = 20;
const SHOWN_IN_SHORT = 3;

interface AvailabilityListProps {
  dates: ShownDate[];
  /** The venue's date; what has passed is not listed unless it needs the artist. */
  today: string;
  /** The next few alone. */
  isShort?: boolean;
  onEdit: (date: ShownDate) => void;
}

/** The artist's dates in order; green when available, red when not (spec §2). */
export const AvailabilityList = ({ dates, today, isShort = false, onEdit }: AvailabilityListProps) => {
  const [isOpen, setOpen] = useState(false);
  const listed = dates.filter(({ date, state }) => date >= today || state !== 'saved');
  if (listed.length === 0) {
    return (
      <PageState icon={CalendarX2} title="No availability set">
        Add your available dates to receive booking requests
      </PageState>
    );
  }
  const needing = listed.filter(isNeeding);
  const others = listed.filter((date) => !isNeeding(date));
  const shown = isOpen ? others : others.slice(0, isShort ? SHOWN_IN_SHORT : SHOWN_AT_FIRST);
  return (
    <>
      <Stack ref={keepsFocus} as="ul" gap="2">
        {[...needing, ...shown].map((shownDate) => (
          <AvailabilityRow key={shownDate.date} shown={shownDate} onEdit={() => onEdit(shownDate)} />
        ))}
      </Stack>
      {!isShort && shown.length < others.length && (
        <Button look="outline" onClick={() => setOpen(true)}>
          Show all {others.length} dates
        </Button>
      )}
    </>
  );
};

/** What only the artist can settle comes first. */
const isNeeding = ({ state }: ShownDate): boolean => state === 'disputed' || state === 'refused';
