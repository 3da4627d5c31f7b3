import { Grid } from '@chakra-ui/react/grid';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { ConfirmSheet } from '#shared/ui/dialog/confirm-sheet';
import { Sheet } from '#shared/ui/dialog/sheet';
import type { ListWords } from '#shared/ui/list/private-list';
import { countLine } from '#shared/ui/page/count-line';
import { pointsLine } from '#features/loyalty/badge-wording';
import { MemberChoices } from './member-choices';
import { MemberState } from '#features/loyalty/members/member-state';
import { type Member, mergePreviewQuery } from '#features/loyalty/members/members.queries';
import { useMerge } from '#features/loyalty/members/use-member-commands';
import { MemberTier } from '#features/loyalty/shown/member-tier';

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
  const [other, setOther] = useState<Member | null>(null);
  return (
    <Sheet
      title="Merge with another member"
      subtitle={`Who is the same person as ${member.name}?`}
      onClose={onClose}
    >
      <MemberChoices
        label="The other member"
        placeholder="Name or email"
        words={WORDS}
        exceptId={member.id}
        onChoose={setOther}
      />
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

interface MemberMergeQuestionProps {
  ids: { id: number; otherId: number };
  onMerged: (stays: Member) => void;
  onCancel: () => void;
}

/** Both members side by side and what would come of them, before it is done for good. */
const MemberMergeQuestion = ({ ids, onMerged, onCancel }: MemberMergeQuestionProps) => {
  const query = useQuery(mergePreviewQuery(ids.id, ids.otherId));
  const merging = useMerge(ids.id, onMerged);
  const preview = query.data;
  if (!preview) {
    return (
      <Sheet title="Merge these members?" onClose={onCancel}>
        <MemberState
          query={query}
          what="The members"
          offline="Members can be merged when you have a connection."
        />
      </Sheet>
    );
  }
  const { stays, goes, result } = preview;
  return (
    <ConfirmSheet
      title="Merge these members?"
      confirmLabel="Merge"
      pendingLabel="Merging..."
      isPending={merging.isPending}
      onConfirm={() => merging.mutate(ids.otherId)}
      onCancel={onCancel}
    >
      <SimpleGrid minChildWidth="min(100%, 9rem)" gap="3">
        <MergedMember title="Stays" member={stays} />
        <MergedMember title="Goes into it" member={goes} />
      </SimpleGrid>
      <MergedMember title="What it will be" member={result} isResult />
      <p>
        Points, shows and badges of both become one; a show or badge that both have counts once. The name of
        the second is gone. Check-ins with <bdi>{goes.email}</bdi> count for the member who stays, until
        somebody else becomes a member with it. This cannot be undone.
      </p>
    </ConfirmSheet>
  );
};

interface MergedMemberProps {
  title: string;
  member: Member;
  isResult?: boolean;
}

const MergedMember = ({ title, member, isResult }: MergedMemberProps) => (
  <Grid
    as="section"
    templateColumns="minmax(0, 1fr)"
    alignContent="start"
    gap="1"
    p="3"
    border={isResult ? '2px dashed' : '1px solid'}
    borderColor={isResult ? 'accent' : 'line'}
    rounded="control"
    bg="raised"
    fontSize="sm"
    aria-label={title}
  >
    <Text as="h3" color="muted" fontFamily="body" fontWeight="600">
      {title}
    </Text>
    <Text fontFamily="heading" fontSize="lg" fontWeight="700" dir="auto">
      {member.name}
    </Text>
    <p dir="auto">{member.email}</p>
    <p>{member.hasAccount ? 'Has an account' : 'No account'}</p>
    <p>
      <strong>{pointsLine(member.totalPoints)}</strong>
    </p>
    <p>
      {countLine(member.eventsAttended, false, { one: 'show', many: 'shows' })} ·{' '}
      {countLine(member.badgeCount, false, { one: 'badge', many: 'badges' })}
    </p>
    <MemberTier tier={member.membershipLevel} />
  </Grid>
);
