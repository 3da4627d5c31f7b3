import { Grid } from '@chakra-ui/react/grid';
import { useQuery } from '@tanstack/react-query';
import { Plus, Award } from 'lucide-react';
import { useState } from 'react';
import { PageState } from '#shared/ui/feedback/page-state';
import { Unanswered } from '#shared/ui/feedback/unanswered';
import { Button } from '#shared/ui/form/button';
import { ListPanel } from '#shared/ui/list/list-panel';
import { ListSkeleton } from '#shared/ui/list/list-skeleton';
import { DeleteRowSheet } from '#shared/ui/mutation/delete-row-sheet';
import { badgeDeletionWarning } from '#features/loyalty/badge-wording';
import { TWO_COLUMNS } from '#features/loyalty/layout/cards';
import { type Badge, BADGES_PATH, managedBadgesQuery, refreshBadges } from './badges.queries';
import { BadgeRow } from './badge-row';
import { BadgeSheet } from './badge-sheet';

const TITLE_ID = 'badge-management';

/** What is open over the list; `badge` is null while a new one is made. */
type Open = { form: 'edit'; badge: Badge | null } | { form: 'delete'; badge: Badge };

/** The Badges sub-tab: what members can earn (spec §2 "Loyalty tab"). */
export const BadgeManagement = () => {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <ListPanel
      css={TWO_COLUMNS}
      titleId={TITLE_ID}
      title="Badges"
      tools={
        <Button onClick={() => setOpen({ form: 'edit', badge: null })}>
          <Plus size={20} aria-hidden /> Add Badge
        </Button>
      }
    >
      <BadgeList onOpen={setOpen} />
      {open?.form === 'edit' && <BadgeSheet badge={open.badge} onClose={close} />}
      {open?.form === 'delete' && <BadgeDeleteSheet badge={open.badge} onClose={close} />}
    </ListPanel>
  );
};

/** Says how many members have the badge by the latest count, and that their points stay. */
const BadgeDeleteSheet = ({ badge, onClose }: { badge: Badge; onClose: () => void }) => {
  const { data: badges, isFetching } = useQuery({ ...managedBadgesQuery, refetchOnMount: 'always' });
  const current = badges?.find(({ id }) => id === badge.id) ?? badge;
  return (
    <DeleteRowSheet
      row={badge}
      noun="Badge"
      path={BADGES_PATH}
      refresh={refreshBadges}
      titleId={TITLE_ID}
      onClose={onClose}
    >
      <p role="status">
        {isFetching ? 'Counting the members who have it...' : badgeDeletionWarning(current.holders)}
      </p>
      {badge.isActive && (
        <p>To keep it with those who have it, switch it off instead: edit it and untick Active.</p>
      )}
    </DeleteRowSheet>
  );
};

/** All badges in all states of the screen. */
const BadgeList = ({ onOpen }: { onOpen: (open: Open) => void }) => {
  const query = useQuery(managedBadgesQuery);
  const { data: badges } = query;
  if (!badges) {
    return (
      <Unanswered query={query} what="The badges">
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
          <BadgeRow badge={badge} onOpen={(form) => onOpen({ form, badge })} />
        </li>
      ))}
    </Grid>
  );
};
