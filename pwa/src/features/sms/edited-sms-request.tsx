import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, MessageSquareDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { isRefused } from '#shared/http/http-error';
import { ButtonLink } from '#shared/ui/form/button';
import { PageState } from '#shared/ui/feedback/page-state';
import { Sheet } from '#shared/ui/dialog/sheet';
import { LoadingPart } from '#shared/ui/feedback/loading-part';
import { Unanswered } from '#shared/ui/feedback/unanswered';
import { smsRequestQuery, type SmsRequest } from '#features/sms/sms.queries';
import { isEventGone, whenLine } from '#features/sms/sms-wording';

interface EditedSmsRequestProps {
  requestId: number;
  /** Something else that the form needs is not there yet. */
  isWaiting: boolean;
  onClose: () => void;
  /** As `Sheet` has it. */
  isRoute?: boolean;
  children: (request: SmsRequest) => ReactNode;
}

/** Asks the venue for a request as it is now, and shows the form for it; says so when there is none to fill in. */
export const EditedSmsRequest = ({
  requestId,
  isWaiting,
  onClose,
  isRoute = false,
  children,
}: EditedSmsRequestProps) => {
  const query = useQuery(smsRequestQuery(requestId));
  const { data, error } = query;
  const isMade = data?.status === 'processed' && !isEventGone(data);
  if (data && !isMade && !isWaiting) return children(data);
  return (
    <Sheet title="Add Event" onClose={onClose} isRoute={isRoute}>
      {isMade ? (
        <Made event={data.event} />
      ) : isRefused(error) ? (
        <PageState icon={MessageSquareDashed} title="This text is not on the list" announced>
          It may have been deleted meanwhile.
        </PageState>
      ) : (
        <Unanswered
          query={query}
          what="The text"
          offline="You can make an event of it when you have a connection."
        >
          <LoadingPart label="Loading text" heights={['20rem']} />
        </Unanswered>
      )}
    </Sheet>
  );
};

const Made = ({ event }: Pick<SmsRequest, 'event'>) => (
  <PageState
    icon={CalendarCheck}
    title="There is already an event for this text"
    announced
    action={
      event && (
        <ButtonLink to="/admin/events/$eventId" params={{ eventId: event.id }}>
          Show the event
        </ButtonLink>
      )
    }
  >
    {event && `${event.name}, ${whenLine(event)}`}
  </PageState>
);
