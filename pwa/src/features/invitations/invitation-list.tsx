import { MailOpen, TriangleAlert, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { InvitationStatus } from '#contract/invitation-statuses';
import { Button } from '#shared/ui/button';
import { PageState } from '#shared/ui/page-state';
import { RetryButton } from '#shared/ui/retry-button';
import { Skeleton } from '#shared/ui/skeleton';
import type { Invitation } from './invitations.queries';
import { useInvitationList } from './use-invitation-list';
import './invitations.css';

interface InvitationListProps {
  userId: number;
  status: InvitationStatus | 'all';
  /** What stands there when there are none. */
  empty: { title: string; words: string };
  children: (invitation: Invitation) => ReactNode;
}

/** A list of invitations in all its states: loading, empty, failed, offline, and there. */
export const InvitationList = ({ userId, status, empty, children }: InvitationListProps) => {
  const { invitations, state, hasMore, isLoadingMore, loadMore, retry } = useInvitationList(userId, status);
  if (state === 'loading') {
    return (
      <div className="invitation-list" role="status" aria-label="Loading invitations">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height="9rem" />
        ))}
      </div>
    );
  }
  if (state !== 'ready') return <WithoutInvitations isOffline={state === 'offline'} onRetry={retry} />;
  if (invitations.length === 0) {
    return (
      <PageState icon={MailOpen} title={empty.title} announced>
        {empty.words}
      </PageState>
    );
  }
  return (
    <>
      <ul className="invitation-list">
        {invitations.map((invitation) => (
          <li key={invitation.id}>{children(invitation)}</li>
        ))}
      </ul>
      {hasMore && (
        <Button look="outline" aria-disabled={isLoadingMore || undefined} onClick={loadMore}>
          {isLoadingMore ? 'Loading...' : 'Show more'}
        </Button>
      )}
    </>
  );
};

const WithoutInvitations = ({ isOffline, onRetry }: { isOffline: boolean; onRetry: () => void }) =>
  isOffline ? (
    <PageState icon={WifiOff} title="You're offline" announced action={<RetryButton onRetry={onRetry} />}>
      The invitations come back with your connection.
    </PageState>
  ) : (
    <PageState
      icon={TriangleAlert}
      title="The invitations could not be loaded"
      announced
      action={<RetryButton onRetry={onRetry} />}
    />
  );
