import { RefreshCw, TriangleAlert } from 'lucide-react';
import { Button } from '#shared/ui/form/button';
import { PageState } from '#shared/ui/feedback/page-state';

/** In place of tickets when this browser's storage cannot be used. */
export const UnreadableTickets = () => (
  <PageState
    icon={TriangleAlert}
    title="This phone's check-ins could not be read"
    announced
    action={
      <Button look="outline" onClick={() => location.reload()}>
        <RefreshCw size={20} aria-hidden /> Try again
      </Button>
    }
  >
    The browser may be out of space, or may block storage for this site.
  </PageState>
);
