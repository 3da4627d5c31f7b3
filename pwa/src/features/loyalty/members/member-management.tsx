import { useInfiniteQuery } from '@tanstack/react-query';
import { UserPlus, UsersRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { TEXT_LENGTH } from '#contract/limits';
import { Button } from '#shared/ui/form/button';
import { ListFilters } from '#shared/ui/list/list-filters';
import { ListPanel } from '#shared/ui/list/list-panel';
import { PrivateList, type ListWords } from '#shared/ui/list/private-list';
import { usePages } from '#shared/ui/list/use-pages';
import { TWO_COLUMNS } from '#features/loyalty/layout/cards';
import { MemberAddSheet } from '#features/loyalty/members/commands/member-add-sheet';
import { MemberAwardSheet } from '#features/loyalty/members/commands/member-award-sheet';
import { MemberDetailsSheet } from './member-details-sheet';
import { MemberRewardsSheet } from '#features/loyalty/rewards/handed/member-rewards-sheet';
import { membersQuery, type Member } from './members.queries';
import { MemberRow } from './member-row';

const TITLE_ID = 'member-management';

const WORDS: ListWords = {
  noun: { one: 'member', many: 'members' },
  empty: {
    icon: UsersRound,
    title: 'Nobody collects points yet.',
    hint: 'Guests become members when they check in with an email, or when you add them.',
  },
  failed: "Something went wrong on our side. Nobody's points are affected.",
  offline: 'Members are private, so they are never kept on this device. They come back with your connection.',
};

/** What is open over the list. */
type Open =
  | { sheet: 'add' }
  | { sheet: 'award' | 'details'; memberId: number }
  | { sheet: 'rewards' | 'export' | 'forget'; member: Member };

interface MemberManagementProps {
  /** Part of a name or e-mail; empty for all. */
  search: string;
  onSearch: (text: string) => void;
  /** What staff do for somebody who asked for their data, or to be forgotten. */
  personSheet: (kind: 'export' | 'forget', email: string, onClose: () => void) => ReactNode;
}

/** The Members sub-tab: who collects points (spec §2 "Loyalty tab"). */
export const MemberManagement = ({ search, onSearch, personSheet }: MemberManagementProps) => {
  const members = usePages(useInfiniteQuery(membersQuery(search)));
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const showDetails = ({ id }: { id: number }) => setOpen({ sheet: 'details', memberId: id });
  // It may come when these details are closed, and something else is open.
  const showMerged = (before: number, { id }: { id: number }) =>
    setOpen((now) =>
      now?.sheet === 'details' && now.memberId === before ? { sheet: 'details', memberId: id } : now,
    );
  return (
    <ListPanel
      css={TWO_COLUMNS}
      titleId={TITLE_ID}
      title="Members"
      tools={
        <Button onClick={() => setOpen({ sheet: 'add' })}>
          <UserPlus size={20} aria-hidden /> Add Member
        </Button>
      }
      aria-busy={members.state === 'loading'}
    >
      <ListFilters
        label="Members"
        search={{
          text: search,
          placeholder: 'Name, email or member card',
          maxLength: TEXT_LENGTH.email,
          onSearch,
          hasClear: true,
        }}
        choices={[]}
      />
      <PrivateList pages={members} words={WORDS} isNarrow={search !== ''} rowHeight="11rem">
        {(member) => (
          <MemberRow
            member={member}
            onOpen={(sheet) =>
              setOpen(
                sheet === 'award' || sheet === 'details' ? { sheet, memberId: member.id } : { sheet, member },
              )
            }
          />
        )}
      </PrivateList>
      {open?.sheet === 'add' && <MemberAddSheet onAdded={showDetails} onClose={close} />}
      {open?.sheet === 'award' && <MemberAwardSheet memberId={open.memberId} onClose={close} />}
      {open?.sheet === 'rewards' && <MemberRewardsSheet member={open.member} onClose={close} />}
      {(open?.sheet === 'export' || open?.sheet === 'forget') &&
        personSheet(open.sheet, open.member.email, close)}
      {open?.sheet === 'details' && (
        <MemberDetailsSheet
          key={open.memberId}
          memberId={open.memberId}
          onMerged={(stays) => showMerged(open.memberId, stays)}
          onClose={close}
        />
      )}
    </ListPanel>
  );
};
