import { Grid } from '@chakra-ui/react/grid';
import { MailOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListProblem } from '#shared/ui/list/list-problem';
import { ListSkeleton } from '#shared/ui/list/list-skeleton';
import { LoadMore } from '#shared/ui/list/load-more';
import { PageState } from '#shared/ui/feedback/page-state';
import '#shared/ui/list/private-list.css';
import type { Pages } from '#shared/ui/list/use-pages';

interface InvitationListProps<Row> {
  pages: Pages<Row>;
  /** What stands there when there are none. */
  empty: { title: string; words: string; action?: ReactNode };
  children: (invitation: Row) => ReactNode;
}

/** A list of invitations in all its states: loading, empty, failed, offline, and there. */
export const InvitationList = <Row extends { id: number }>({
  pages,
  empty,
  children,
}: InvitationListProps<Row>) => {
  const { rows, state, retry, ...more } = pages;
  const isSettled = state === 'ready' || state === 'searching';
  return (
    <>
      {state === 'loading' && <ListSkeleton noun="invitations" rows={3} rowHeight="9rem" />}
      <ListProblem
        state={state}
        noun="invitations"
        offline="The invitations come back with your connection."
        onRetry={retry}
      />
      {isSettled && rows.length === 0 && (
        <PageState icon={MailOpen} title={empty.title} announced action={empty.action}>
          {empty.words}
        </PageState>
      )}
      <ul className="private-list" data-searching={state === 'searching' || undefined}>
        {rows.map((invitation) => (
          <Grid as="li" key={invitation.id}>
            {children(invitation)}
          </Grid>
        ))}
      </ul>
      {state === 'ready' && <LoadMore {...more} />}
    </>
  );
};
