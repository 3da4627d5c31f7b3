import { useQuery } from '@tanstack/react-query';
import { ConfirmSheet } from '#shared/ui/dialog/confirm-sheet';
import { Sheet } from '#shared/ui/dialog/sheet';
import { pointsLine } from '#features/loyalty/shown/badge-wording';
import { mergePreviewQuery, type Member } from '#features/loyalty/members/member-list.queries';
import './member-merge.css';
import { MemberState } from '#features/loyalty/members/member-state';
import { MemberTier } from '#features/loyalty/shown/member-tier';
import { useMerge } from '#features/loyalty/members/use-member-commands';

interface MemberMergeQuestionProps {
  ids: { id: number; otherId: number };
  onMerged: (stays: Member) => void;
  onCancel: () => void;
}

/** Both members side by side and what would come of them, before it is done for good. */
export const MemberMergeQuestion = ({ ids, onMerged, onCancel }: MemberMergeQuestionProps) => {
  const query = useQuery(mergePreviewQuery(ids.id, ids.otherId));
  const merging = useMerge(ids.id, onMerged);
  const preview = query.data;
  if (!preview) {
    return (
      <Sheet title="Merge these members?" onClose={onCancel} closesOnBack>
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
      <div className="member-merge-pair">
        <MergedMember title="Stays" member={stays} />
        <MergedMember title="Goes into it" member={goes} />
      </div>
      <MergedMember title="What it will be" member={result} isResult />
      <p>
        Points, shows and badges of both become one; a show or badge that both have counts once. The name and
        email of the second are gone, and a check-in with <bdi>{goes.email}</bdi> starts a new member. This
        cannot be undone.
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
  <section className="member-merge-card" data-result={isResult || undefined} aria-label={title}>
    <h3>{title}</h3>
    <p className="member-merge-name" dir="auto">
      {member.name}
    </p>
    <p dir="auto">{member.email}</p>
    <p>{member.hasAccount ? 'Has an account' : 'No account'}</p>
    <p>
      <strong>{pointsLine(member.totalPoints)}</strong>
    </p>
    <p>
      {member.eventsAttended} {member.eventsAttended === 1 ? 'show' : 'shows'} · {member.badgeCount}{' '}
      {member.badgeCount === 1 ? 'badge' : 'badges'}
    </p>
    <MemberTier tier={member.membershipLevel} />
  </section>
);
