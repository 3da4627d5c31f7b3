import { useQuery } from '@tanstack/react-query';
import { Award, TriangleAlert, WifiOff } from 'lucide-react';
import { UnreachableError } from '#shared/http/http-error';
import { PageState } from '#shared/ui/page-state';
import { RetryButton } from '#shared/ui/retry-button';
import { Skeleton } from '#shared/ui/skeleton';
import { managedBadgesQuery, type Badge } from './badge-list.queries';
import { BadgeRow } from './badge-row';

interface BadgeListProps {
  onEdit: (badge: Badge) => void;
  onDelete: (badge: Badge) => void;
}

const ROWS_LOADING = [1, 2, 3, 4];

/** All badges in all states of the screen. */
export const BadgeList = ({ onEdit, onDelete }: BadgeListProps) => {
  const { data: badges, error, isPaused, refetch } = useQuery(managedBadgesQuery);
  const retry = <RetryButton onRetry={() => void refetch()} />;
  if (badges?.length === 0) {
    return (
      <PageState icon={Award} title="No badges yet" announced>
        Add one, and whoever has earned it gets it by itself.
      </PageState>
    );
  }
  if (badges) {
    return (
      <ul className="badge-list">
        {badges.map((badge) => (
          <li key={badge.id}>
            <BadgeRow badge={badge} onEdit={() => onEdit(badge)} onDelete={() => onDelete(badge)} />
          </li>
        ))}
      </ul>
    );
  }
  if (isPaused || error instanceof UnreachableError) {
    return (
      <PageState icon={WifiOff} title="You're offline" announced action={retry}>
        The badges come back with your connection.
      </PageState>
    );
  }
  if (error) {
    return <PageState icon={TriangleAlert} title="The badges could not be loaded" announced action={retry} />;
  }
  return (
    <div className="badge-list" role="status" aria-label="Loading badges">
      {ROWS_LOADING.map((row) => (
        <Skeleton key={row} height="10rem" />
      ))}
    </div>
  );
};
