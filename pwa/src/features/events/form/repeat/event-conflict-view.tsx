import { GitCompareArrows } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { RetryButton } from '#shared/ui/feedback/retry-button';
import './event-conflict.css';
import { alsoChanged, conflictingFields, shownValue, type Versions } from './event-conflict';
import { FIELD_LABELS } from '#features/events/form/event-form';

interface EventConflictViewProps {
  versions: Versions;
  artistName: (artistId: string) => string;
}

/** Says that somebody else changed the event, and what they made of it beside what is typed here. */
export const EventConflictView = ({ versions, artistName }: EventConflictViewProps) => {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const fields = conflictingFields(versions);
  const others = alsoChanged(versions);
  return (
    <section ref={ref} className="event-conflict" tabIndex={-1} aria-label="Somebody else changed this event">
      <p className="event-conflict-title">
        <GitCompareArrows size={20} aria-hidden />
        Somebody else changed this event while you were editing. Nothing was overwritten.
      </p>
      {fields.length > 0 && (
        <ul className="event-conflict-fields">
          {fields.map(({ field, theirs, mine }) => (
            <li key={field} className="event-conflict-field">
              <h3>{FIELD_LABELS[field]}</h3>
              <Value whose="Theirs" text={shownValue(field, theirs, artistName)} />
              <Value whose="Yours" text={shownValue(field, mine, artistName)} />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <p>
          Also changed by them:{' '}
          <bdi>
            {others
              .map(
                (field) =>
                  `${FIELD_LABELS[field]} → ${shownValue(field, versions.theirs[field], artistName)}`,
              )
              .join(', ')}
          </bdi>
        </p>
      )}
      {fields.length === 0 && others.length === 0 && <p>What they saved is the same as what you typed.</p>}
    </section>
  );
};

/** Somebody else changed the event, and their version could not be had to show it. */
export const UnreadConflict = ({ onRetry }: { onRetry: () => void }) => (
  <section className="event-conflict" role="status">
    <p className="event-conflict-title">
      <GitCompareArrows size={20} aria-hidden />
      Somebody else changed this event while you were editing. Nothing was overwritten, but what they changed
      could not be loaded.
    </p>
    <RetryButton onRetry={onRetry} />
  </section>
);

const Value = ({ whose, text }: { whose: string; text: string }) => (
  <p className="event-conflict-value">
    <span className="event-conflict-whose">{whose}</span>
    <bdi>{text}</bdi>
  </p>
);
