import { CalendarPlus, CloudOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#shared/ui/button';
import { PageState } from '#shared/ui/page-state';
import { RetryButton } from '#shared/ui/retry-button';
import { Skeleton } from '#shared/ui/skeleton';
import { AVAILABILITY_TITLE } from './availability';
import './availability-card.css';
import { AvailabilityList } from './availability-list';
import { AvailabilitySheet } from './availability-sheet';
import type { ShownDate } from './shown-dates';
import { useJumpToDates } from './use-jump-to-dates';
import { useOwnDates } from './use-own-dates';

interface AvailabilityCardProps {
  /** The signed-in artist. */
  userId: number;
  /** The venue's date. */
  today: string;
}

/** The artist's Availability Calendar (spec §2), with or without a network (design §4 "Availability"). */
export const AvailabilityCard = ({ userId, today }: AvailabilityCardProps) => {
  const { dates, trouble, retry } = useOwnDates(userId, today);
  const [opened, setOpened] = useState<ShownDate | 'new' | null>(null);
  const card = useJumpToDates({ isReady: dates !== undefined });
  return (
    <section ref={card} className="card availability" aria-labelledby={AVAILABILITY_TITLE}>
      <header className="availability-header">
        <div>
          <h2 id={AVAILABILITY_TITLE} tabIndex={-1}>
            Availability Calendar
          </h2>
          <p className="availability-muted">Manage your performance availability for booking requests</p>
        </div>
        <Button onClick={() => setOpened('new')}>
          <CalendarPlus size={20} aria-hidden />
          Add Availability
        </Button>
      </header>
      {dates && trouble === 'failed' && (
        <p className="availability-old" role="status">
          Your dates could not be loaded. What you see may be old.
        </p>
      )}
      {dates ? (
        <AvailabilityList dates={dates} today={today} onEdit={setOpened} />
      ) : (
        <Missing trouble={trouble} onRetry={retry} />
      )}
      {opened && (
        <AvailabilitySheet
          edited={opened === 'new' ? null : opened}
          dates={dates ?? []}
          today={today}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
};

interface MissingProps {
  trouble: 'offline' | 'failed' | null;
  onRetry: () => void;
}

const Missing = ({ trouble, onRetry }: MissingProps) => {
  if (trouble === null) {
    return (
      <div role="status" aria-label="Loading your dates">
        <Skeleton height="9rem" />
      </div>
    );
  }
  return (
    <PageState
      icon={CloudOff}
      announced
      title={trouble === 'offline' ? "You're offline" : 'Your dates could not be loaded'}
      action={<RetryButton onRetry={onRetry} />}
    >
      {trouble === 'offline'
        ? 'Your dates are not on this phone yet. What you add is kept and sent later.'
        : 'Please try again in a moment.'}
    </PageState>
  );
};
