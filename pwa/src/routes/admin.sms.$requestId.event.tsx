import { createFileRoute } from '@tanstack/react-router';
import { smsRequestParams } from '#features/sms/sms-address';
import { useCloseOverlay } from '#shared/ui/use-close-overlay';
import { SmsEvent } from './-sms-event';

/** The event form over the SMS tab, filled in with what a message says. */
export const Route = createFileRoute('/admin/sms/$requestId/event')({
  params: smsRequestParams,
  component: SmsEventRoute,
});

function SmsEventRoute() {
  return <SmsEvent requestId={Route.useParams().requestId} onClose={useCloseOverlay('/admin/sms')} />;
}
