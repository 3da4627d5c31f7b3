import { createFileRoute } from '@tanstack/react-router';
import { idParams } from '#shared/lib/address-id';
import { useCloseOverlay } from '#shared/ui/dialog/use-close-overlay';
import { SmsEvent } from '#app/admin/sms-event';

/** The event form over the SMS tab, filled in with what a message says. */
export const Route = createFileRoute('/admin/sms/$requestId/event')({
  params: idParams('requestId'),
  component: SmsEventRoute,
});

function SmsEventRoute() {
  const { requestId } = Route.useParams();
  return <SmsEvent requestId={requestId} onClose={useCloseOverlay('/admin/sms')} isRoute />;
}
