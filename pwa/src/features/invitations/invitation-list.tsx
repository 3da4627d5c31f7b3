import { Grid } from '@chakra-ui/react/grid';
import { MailOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageState } from '#shared/ui/feedback/page-state';
import { RowList } from '#shared/ui/list/row-list';
import type { Pages } from '#shared/ui/list/use-pages';

interface InvitationListProps<Row> {
  pages: Pages<Row>;
  /** What stands there when there are none. */
  empty: { title: string; words: string; action?: ReactNode };
  children: (invitation: Row) => ReactNode;
}

export const InvitationList = <Row extends { id: number }>({
  pages,
  empty: { words, ...empty },
  children,
}: InvitationListProps<Row>) => (
  <RowList
    pages={pages}
    noun="invitations"
    offline="The invitations come back with your connection."
    loading={{ rows: 3, rowHeight: '9rem' }}
    empty={
      <PageState icon={MailOpen} announced {...empty}>
        {words}
      </PageState>
    }
  >
    {(invitation) => (
      <Grid as="li" key={invitation.id}>
        {children(invitation)}
      </Grid>
    )}
  </RowList>
);
