import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { CalendarDays, CalendarPlus } from 'lucide-react';
import { useState, type ReactNode, useEffect, useRef, type RefObject } from 'react';
import type { Trouble } from '#shared/http/trouble';
import { Button, ButtonLink } from '#shared/ui/form/button';
import { LoadProblem } from '#shared/ui/feedback/load-problem';
import { LoadingPart } from '#shared/ui/feedback/loading-part';
import { AVAILABILITY_TITLE } from '#features/availability/availability';
import './availability-card.css';
import { AvailabilityList } from '#features/availability/availability-list';
import { AvailabilitySheet } from './availability-sheet';
import type { ShownDate } from '#features/availability/marking/shown-dates';
import { useOwnDates } from '#features/availability/marking/use-own-dates';
import { useLocation } from '@tanstack/react-router';

interface AvailabilityCardProps {
  /** The signed-in artist. */
  userId: number;
  /** The venue's date. */
  today: string;
  /** The next dates alone, and the way to all of them. */
  isShort?: boolean;
  /** Above the list, e.g. a month to mark. */
  children?: ReactNode;
}

/** The artist's Availability Calendar (spec §2), with or without a network (design §4 "Availability"). */
export const AvailabilityCard = ({ userId, today, isShort, children }: AvailabilityCardProps) => {
  const { dates, trouble, retry } = useOwnDates(userId, today);
  const [opened, setOpened] = useState<ShownDate | 'new' | null>(null);
  const card = useJumpToDates({ isReady: dates !== undefined });
  return (
    <chakra.section
      ref={card}
      className="card"
      display="flex"
      flexDirection="column"
      gap="4"
      p="4"
      aria-labelledby={AVAILABILITY_TITLE}
    >
      <Flex as="header" wrap="wrap" align="center" justify="space-between" gap="3">
        <div>
          <chakra.h2 id={AVAILABILITY_TITLE} fontSize="xl" tabIndex={-1}>
            Availability Calendar
          </chakra.h2>
          <p className="availability-muted">Manage your performance availability for booking requests</p>
        </div>
        <Button onClick={() => setOpened('new')}>
          <CalendarPlus size={20} aria-hidden />
          Add Availability
        </Button>
      </Flex>
      {children}
      {dates && trouble === 'failed' && (
        <p className="availability-muted" role="status">
          Your dates could not be loaded. What you see may be out of date.
        </p>
      )}
      {dates ? (
        <AvailabilityList dates={dates} today={today} isShort={isShort} onEdit={setOpened} />
      ) : (
        <Missing trouble={trouble} onRetry={retry} />
      )}
      {isShort && (
        <ButtonLink to="/account/dates" look="outline">
          <CalendarDays size={20} aria-hidden />
          See the whole calendar
        </ButtonLink>
      )}
      {opened && (
        <AvailabilitySheet
          edited={opened === 'new' ? null : opened}
          dates={dates ?? []}
          today={today}
          onClose={() => setOpened(null)}
        />
      )}
    </chakra.section>
  );
};

const Missing = ({ trouble, onRetry }: { trouble: Trouble | null; onRetry: () => void }) =>
  trouble ? (
    <LoadProblem
      trouble={trouble}
      what="Your dates"
      offline="Your dates are not on this phone yet. What you add now is kept here and sent later."
      onRetry={onRetry}
    />
  ) : (
    <LoadingPart label="Loading your dates" heights={['9rem']} />
  );

/**
 * A link to the dates leads to the first one that needs a decision, or to their heading, once they are on screen.
 * @param isReady the dates are on screen
 */
const useJumpToDates = ({ isReady }: { isReady: boolean }): RefObject<HTMLElement | null> => {
  const card = useRef<HTMLElement>(null);
  const { hash, state } = useLocation();
  const { key } = state;
  useEffect(() => {
    if (!isReady || hash !== AVAILABILITY_TITLE) return;
    const goal =
      card.current?.querySelector<HTMLElement>('[data-problem] button') ??
      document.getElementById(AVAILABILITY_TITLE);
    goal?.focus({ preventScroll: true });
    (goal?.closest('li') ?? goal)?.scrollIntoView({ block: 'start' });
  }, [hash, isReady, key]);
  return card;
};
