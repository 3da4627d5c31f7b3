import { Grid } from '@chakra-ui/react/grid';
import { useQuery } from '@tanstack/react-query';
import { Award } from 'lucide-react';
import { ListSkeleton } from '#shared/ui/list/list-skeleton';
import { PageState } from '#shared/ui/feedback/page-state';
import { Unanswered } from '#shared/ui/feedback/unanswered';
import { managedBadgesQuery, type Badge } from './badge-list.queries';
import { BadgeRow } from './badge-row';

interface BadgeListProps {
  onEdit: (badge: Badge) => void;
  onDelete: (badge: Badge) => void;
}

/** All badges in all states of the screen. */
export const BadgeList = ({ onEdit, onDelete }: BadgeListProps) => {
  const query = useQuery(managedBadgesQuery);
  const { data: badges } = query;
  if (!badges) {
    return (
      <Unanswered query={query} what="The badges" offline="The badges come back with your connection.">
        <ListSkeleton noun="badges" rows={4} rowHeight="10rem" />
      </Unanswered>
    );
  }
  if (badges.length === 0) {
    return (
      <PageState icon={Award} title="No badges yet" announced>
        Add one, and everybody who has earned it gets it automatically.
      </PageState>
    );
  }
  return (
    <Grid as="ul" templateColumns="minmax(0, 1fr)" gap="3">
      {badges.map((badge) => (
        <li key={badge.id}>
          <BadgeRow badge={badge} onEdit={() => onEdit(badge)} onDelete={() => onDelete(badge)} />
        </li>
      ))}
    </Grid>
  );
};
