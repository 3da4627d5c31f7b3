import { TriangleAlert } from 'lucide-react';
import { PageState } from '#shared/ui/feedback/page-state';
import { RetryButton } from '#shared/ui/feedback/retry-button';

/** In place of tickets when this browser's storage cannot be used. */
export const UnreadableTickets = () => (
  <PageState
    icon={TriangleAlert}
    title="This phone's check-ins could not be read"
    announced
    action={<RetryButton onRetry={() => location.reload()} />}
  >
    The browser may be out of space, or may block storage for this site.
  </PageState>
);
