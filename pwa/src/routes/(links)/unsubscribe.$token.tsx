import { createFileRoute } from '@tanstack/react-router';
import { UnsubscribePage } from '#features/notifications/unsubscribe-page';

/** Where the link at the end of a mail leads, without signing in. */
export const Route = createFileRoute('/(links)/unsubscribe/$token')({ component: UnsubscribeRoute });

function UnsubscribeRoute() {
  const { token } = Route.useParams();
  return <UnsubscribePage key={token} token={token} />;
}
