import { Stack } from '@chakra-ui/react/stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Sheet } from '#shared/ui/dialog/sheet';
import { LedgerReverseSheet } from '#features/loyalty/ledger/ledger-reverse-sheet';
import { LedgerSection } from '#features/loyalty/ledger/ledger-section';
import { MemberAdjustSheet } from '#features/loyalty/members/commands/member-adjust-sheet';
import { MemberAwardSheet } from '#features/loyalty/members/commands/member-award-sheet';
import { MemberBadges } from '#features/loyalty/members/commands/member-badges';
import { memberQuery, type LedgerEntry, type Member } from './member-list.queries';
import { MemberMergeSheet } from '#features/loyalty/members/commands/member-merge-sheet';
import { MemberState } from './member-state';
import { MemberSummary } from './member-summary';

/** What is open over the details. */
type Open = { sheet: 'adjust' | 'award' | 'merge' } | { sheet: 'reverse'; entry: LedgerEntry };

interface MemberDetailsSheetProps {
  memberId: number;
  /** Two members became one, and this is the one that stayed. */
  onMerged: (stays: Member) => void;
  onClose: () => void;
}

/** View Details: tier, badges and every point of a member, and what staff can do about them (spec §2 "Members"). */
export const MemberDetailsSheet = ({ memberId, onMerged, onClose }: MemberDetailsSheetProps) => {
  const query = useQuery(memberQuery(memberId));
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const merged = (stays: Member) => {
    // It may come when the question was given up, and another form is open.
    setOpen((now) => (now?.sheet === 'merge' ? null : now));
    onMerged(stays);
  };
  const member = query.data;
  return (
    <Sheet
      title={member?.name ?? 'Member'}
      subtitle={member && [member.email, member.phone].filter(Boolean).join(' · ')}
      onClose={onClose}
      closesOnBack
    >
      {member ? (
        <Stack gap="6">
          <MemberSummary
            member={member}
            onAward={() => setOpen({ sheet: 'award' })}
            onAdjust={() => setOpen({ sheet: 'adjust' })}
            onMerge={() => setOpen({ sheet: 'merge' })}
          />
          <MemberBadges badges={member.badges} />
          <LedgerSection memberId={memberId} onReverse={(entry) => setOpen({ sheet: 'reverse', entry })} />
        </Stack>
      ) : (
        <MemberState query={query} what="The member" offline="Members come back with your connection." />
      )}
      {member && open?.sheet === 'adjust' && <MemberAdjustSheet member={member} onClose={close} />}
      {open?.sheet === 'award' && <MemberAwardSheet memberId={memberId} onClose={close} />}
      {open?.sheet === 'reverse' && <LedgerReverseSheet entry={open.entry} onClose={close} />}
      {member && open?.sheet === 'merge' && (
        <MemberMergeSheet member={member} onMerged={merged} onClose={close} />
      )}
    </Sheet>
  );
};
