import { Stack } from '@chakra-ui/react/stack';
import { useInfiniteQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { TEXT_LENGTH } from '#contract/limits';
import { Sheet } from '#shared/ui/dialog/sheet';
import { ChoiceTile } from '#shared/ui/form/choice-tile';
import { ListFilters } from '#shared/ui/list/list-filters';
import { PrivateList, type ListWords } from '#shared/ui/list/private-list';
import { usePages } from '#shared/ui/list/use-pages';
import { pointsLine } from '#features/loyalty/badge-wording';
import { membersQuery, type Member } from '#features/loyalty/members/members.queries';
import { MemberMergeQuestion } from './member-merge-question';

const WORDS: ListWords = {
  noun: { one: 'member', many: 'members' },
  empty: { icon: UsersRound, title: 'There is nobody to merge with.' },
  failed: 'Something went wrong on our side. Nothing was merged.',
  offline: 'Members come back with your connection.',
};

interface MemberMergeSheetProps {
  member: Member;
  onMerged: (stays: Member) => void;
  onClose: () => void;
}

/** Merge: finds the other member who is the same person, then asks. */
export const MemberMergeSheet = ({ member, onMerged, onClose }: MemberMergeSheetProps) => {
  const [search, setSearch] = useState('');
  const [other, setOther] = useState<Member | null>(null);
  const pages = usePages(useInfiniteQuery(membersQuery(search)));
  return (
    <Sheet
      title="Merge with another member"
      subtitle={`Who is the same person as ${member.name}?`}
      onClose={onClose}
      closesOnBack
    >
      <Stack gap="3">
        <ListFilters
          label="The other member"
          search={{
            text: search,
            placeholder: 'Name or email',
            maxLength: TEXT_LENGTH.email,
            onSearch: setSearch,
          }}
          choices={[]}
        />
        <PrivateList
          pages={{ ...pages, rows: pages.rows.filter(({ id }) => id !== member.id) }}
          words={WORDS}
          isNarrow={search !== ''}
          rowHeight="4rem"
        >
          {(row) => (
            <ChoiceTile asChild width="100%" css={{ '& small': { display: 'block' } }}>
              <button type="button" onClick={() => setOther(row)}>
                <span>
                  <strong dir="auto">{row.name}</strong>
                  <small dir="auto">
                    {row.email} · {pointsLine(row.totalPoints)}
                  </small>
                </span>
              </button>
            </ChoiceTile>
          )}
        </PrivateList>
      </Stack>
      {other && (
        <MemberMergeQuestion
          ids={{ id: member.id, otherId: other.id }}
          onMerged={onMerged}
          onCancel={() => setOther(null)}
        />
      )}
    </Sheet>
  );
};
