import { Link } from '@tanstack/react-router';
import {
  CalendarCheck,
  CalendarClock,
  CalendarX2,
  type LucideIcon,
  MessageSquarePlus,
  UserRoundX,
} from 'lucide-react';
import type { SmsRelatedEvent, SmsRequest } from '#features/sms/sms.queries';
import { whenLine } from '#features/sms/sms-wording';

/**
 * What a request has to do with: an earlier one, its own event, the one in its way, what keeps its artist away, others of that
 * night.
 */
export const SmsRelated = ({
  request: { earlierId, event, conflict, hints, sameNight },
}: {
  request: SmsRequest;
}) => (
  <>
    {earlierId !== null && (
      <p className="sms-related" data-kind="note">
        <MessageSquarePlus size={20} aria-hidden />
        <span>This phone asked for the same show before, in a text further down. This one says more.</span>
      </p>
    )}
    {event && <Related icon={CalendarCheck} label="On the calendar" event={event} kind="own" />}
    {conflict && (
      <Related
        icon={CalendarX2}
        label={conflict.isArtistBusy ? 'The artist already plays' : 'Already at that time'}
        event={conflict}
        kind="conflict"
      />
    )}
    {hints.map((hint) => (
      <p key={hint} className="sms-hint">
        <UserRoundX size={20} aria-hidden />
        <span>{hint}</span>
      </p>
    ))}
    {sameNight.map((other) => (
      <Related key={other.id} icon={CalendarClock} label="The same night" event={other} kind="hint" />
    ))}
  </>
);

interface RelatedProps {
  icon: LucideIcon;
  label: string;
  event: SmsRelatedEvent;
  kind: 'own' | 'conflict' | 'hint';
}

const Related = ({ icon: Icon, label, event, kind }: RelatedProps) => (
  <p className="sms-related" data-kind={kind}>
    <Icon size={20} aria-hidden />
    <span>
      <span className="sms-related-label">{label}: </span>
      <Link to="/admin/events/$eventId" params={{ eventId: event.id }} dir="auto">
        {event.name}
      </Link>
      <span className="sms-related-when">{whenLine(event)}</span>
    </span>
  </p>
);
