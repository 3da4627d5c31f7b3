import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { CalendarCheck, X } from 'lucide-react';
import type { SmsRelatedEvent } from '#features/sms/sms.queries';
import { whenLine } from '#features/sms/sms-wording';
import { Button, ButtonLink } from '#shared/ui/form/button';

/** The event that was made of a text just now, and the way to it. */
export const MadeNotice = ({ event, onDismiss }: { event: SmsRelatedEvent; onDismiss: () => void }) => (
  <Flex className="card" wrap="wrap" align="center" gap="2" ps="3" rounded="control" role="status">
    <chakra.span flex="none" color="booked">
      <CalendarCheck size={20} aria-hidden />
    </chakra.span>
    <chakra.p flex="1 1 10rem" minWidth="0" py="2" fontSize="sm" overflowWrap="anywhere" dir="auto">
      On the calendar: <strong>{event.name}</strong>, {whenLine(event)}
    </chakra.p>
    <ButtonLink look="outline" to="/admin/events/$eventId" params={{ eventId: event.id }}>
      View Event
    </ButtonLink>
    <Button look="quiet" p="0" color="muted" aria-label="Dismiss" onClick={onDismiss}>
      <X size={20} aria-hidden />
    </Button>
  </Flex>
);
