import { CalendarPlus, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { Button, ButtonLink } from '#shared/ui/form/button';
import './sms-card.css';
import { FoldedText } from './folded-text';
import { SmsAnswer } from './sms-answer';
import { SmsBadge } from './sms-badge';
import { SmsParts } from './sms-parts';
import { SmsRelated } from './sms-related';
import { errorLine, MOVE_WORDS, movesOf, receivedLine, subjectOf } from '#features/sms/sms-wording';
import type { SmsRequest } from '#features/sms/sms.queries';

interface SmsCardProps {
  request: SmsRequest;
  /** Nobody of the staff had seen it before this visit. */
  isNew: boolean;
  /** Its event is being made. */
  isPending: boolean;
  onCreate: () => void;
  onDelete: () => void;
}

/** A request by text message: the message, what was read in it, what is in its way, and what can be done (spec §2). */
export const SmsCard = ({ request, isNew, isPending, onCreate, onDelete }: SmsCardProps) => {
  const id = useId();
  const { phoneNumber, messageText, status } = request;
  const error = errorLine(request);
  const card = useEventFocus(request, isPending);
  return (
    <article className="sms-card" data-request={request.id} aria-labelledby={id} ref={card}>
      <header className="sms-card-head">
        <div>
          <h3 id={id}>
            <bdi>{phoneNumber || 'No number'}</bdi>
            {isNew && <span className="sms-new">New</span>}
          </h3>
          <p className="sms-muted">{receivedLine(request, useVenueZone())}</p>
        </div>
        <SmsBadge status={status} />
      </header>
      <div className="sms-text">
        <FoldedText text={messageText || 'No words'} what="message" />
      </div>
      <SmsParts request={request} />
      {error && (
        <p className="sms-error" dir="auto">
          {error}
        </p>
      )}
      <SmsRelated request={request} />
      <SmsAnswer request={request} />
      <Actions request={request} isPending={isPending} onCreate={onCreate} onDelete={onDelete} />
    </article>
  );
};

/** The pressed button is gone once its event is there: the event's link takes the focus, unless it went elsewhere. */
const useEventFocus = ({ event }: SmsRequest, isPending: boolean) => {
  const card = useRef<HTMLElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (isPending) wasPressed.current = true;
    if (!event || !wasPressed.current) return;
    wasPressed.current = false;
    const isLost = document.activeElement === document.body || card.current?.contains(document.activeElement);
    if (isLost) card.current?.querySelector<HTMLElement>('[data-kind="own"] a')?.focus();
  }, [event, isPending]);
  return card;
};

const Actions = ({ request, isPending, onCreate, onDelete }: Omit<SmsCardProps, 'isNew'>) => {
  const about = `: ${subjectOf(request, useVenueZone())}`;
  return (
    <div className="sms-actions">
      {movesOf(request).map((move) =>
        move === 'edit' ? (
          <ButtonLink
            key={move}
            look="outline"
            to="/admin/sms/$requestId/event"
            params={{ requestId: request.id }}
            resetScroll={false}
            aria-label={MOVE_WORDS[move] + about}
          >
            <Pencil size={20} aria-hidden /> {MOVE_WORDS[move]}
          </ButtonLink>
        ) : (
          <Button
            key={move}
            look={move === 'create' ? undefined : 'outline'}
            aria-label={MOVE_WORDS[move] + about}
            aria-disabled={isPending || undefined}
            onClick={() => {
              if (!isPending) onCreate();
            }}
          >
            <CalendarPlus size={20} aria-hidden /> {isPending ? 'Creating...' : MOVE_WORDS[move]}
          </Button>
        ),
      )}
      <Button look="danger" aria-label={`Delete${about}`} onClick={onDelete}>
        <Trash2 size={20} aria-hidden /> Delete
      </Button>
    </div>
  );
};
