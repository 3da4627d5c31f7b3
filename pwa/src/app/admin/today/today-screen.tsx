import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { usePrefetchInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentProps, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { isRefused } from '#shared/http/http-error';
import { Unanswered } from '#shared/ui/feedback/unanswered';
import { ListSkeleton } from '#shared/ui/list/list-skeleton';
import { optionalPart } from '#shared/ui/page/optional-part';
import { FirstSteps } from '#features/today/first-steps';
import { OpenNights } from '#features/today/open-nights';
import { refreshToday, type Today, todayQuery, waitingQuery } from '#features/today/today.queries';
import { TonightBoard } from './tonight-board';
import { WaitingList } from './waiting-list';
import type { InviteNight as Invite } from '#app/events/invite-night';

const InviteNight = optionalPart<ComponentProps<typeof Invite>>(
  async () => (await import('#app/events/invite-night')).InviteNight,
);

/** The first page of the dashboard: tonight, what needs somebody, and the nights that are open (design §9). */
export const TodayScreen = () => {
  const today = useQuery(todayQuery);
  usePrefetchInfiniteQuery(waitingQuery);
  useTodayRefresh();
  if (today.data) return <Parts today={today.data} />;
  return (
    <Unanswered
      query={today}
      what="Today"
      offline="What waits is private, so it is never kept on this device. It comes back with your connection."
    >
      <ListSkeleton noun="Today" rows={3} rowHeight="11rem" />
    </Unanswered>
  );
};

const Parts = ({ today }: { today: Today }) => {
  const [inviting, setInviting] = useState<string | null>(null);
  const navigate = useNavigate();
  // On a phone they are far below, and most of what is drawn.
  const hasOpenNights = useDeferredValue(true, false);
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      alignItems="start"
      gap="6"
    >
      <Stack gap="6" minWidth="0">
        <TonightBoard today={today} />
        <FirstSteps steps={today.firstSteps} />
        <WaitingList today={today} />
      </Stack>
      {hasOpenNights && <OpenNights nights={today.openNights} onInvite={setInviting} />}
      <Suspense>
        {inviting !== null && (
          <InviteNight
            date={inviting}
            onAddEvent={() => void navigate({ to: '/admin/events/new', search: { on: inviting } })}
            onClose={() => setInviting(null)}
          />
        )}
      </Suspense>
    </Grid>
  );
};

/**
 * Whatever is done on the page, Today is asked for again at once: its cards belong to features that do not know it. So it is
 * when the venue refuses: a colleague changed or settled what waited.
 */
const useTodayRefresh = (): void => {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated') return;
        const { action } = event;
        const isOver = action.type === 'error' && isRefused(action.error);
        if (action.type === 'success' || isOver) void refreshToday(client);
      }),
    [client],
  );
};
