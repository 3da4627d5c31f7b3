import { chakra } from '@chakra-ui/react/styled-system';
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
import { clashLabel, whenLine } from '#features/sms/sms-wording';
import { IconLine } from '#features/sms/icon-line';

/**
 * What a request has to do with: an earlier one, its own event, the one in its way, what keeps its artist away, others of that
 * night.
 */
export const SmsRelated = ({
  request: { kind, earlierId, event, changes, conflict, hints, sameNight, otherActs },
}: {
  request: SmsRequest;
}) => (
  <>
    {earlierId !== null && kind === 'request' && (
      <IconLine icon={MessageSquarePlus} iconColor="accent">
        This phone asked for the same show before, in a text further down. This one says more.
      </IconLine>
    )}
    {event && <Related icon={CalendarCheck} label="On the calendar" event={event} kind="own" />}
    {changes && <Related icon={CalendarCheck} label="On the calendar" event={changes} kind="changes" />}
    {conflict && (
      <Related icon={CalendarX2} label={clashLabel(conflict, otherActs)} event={conflict} kind="conflict" />
    )}
    {hints.map((hint) => (
      <IconLine key={hint} icon={UserRoundX} color="waiting" fontWeight="600">
        {hint}
      </IconLine>
    ))}
    {sameNight.map((other) => (
      <Related key={other.id} icon={CalendarClock} label="The same night" event={other} kind="hint" />
    ))}
  </>
);

/** High enough for a thumb. */
const EVENT_LINK = {
  display: 'inline-block',
  maxWidth: '100%',
  py: '0.625rem',
  color: 'accent',
  fontWeight: '600',
  textDecoration: 'underline',
};

interface RelatedProps {
  icon: LucideIcon;
  label: string;
  event: SmsRelatedEvent;
  kind: 'own' | 'changes' | 'conflict' | 'hint';
}

const Related = ({ icon, label, event, kind }: RelatedProps) => (
  <IconLine icon={icon} iconColor="accent" iconTop="0.625rem" data-kind={kind} css={{ '& a': EVENT_LINK }}>
    <chakra.span fontWeight="600">{label}: </chakra.span>
    <Link to="/admin/events/$eventId" params={{ eventId: event.id }} dir="auto">
      {event.name}
    </Link>
    <chakra.span display="block" mt="-0.5rem" color="muted" fontSize="sm">
      {whenLine(event)}
    </chakra.span>
  </IconLine>
);
