import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Sheet } from '#shared/ui/dialog/sheet';
import type { ListWords } from '#shared/ui/list/private-list';
import type { Member } from '#features/loyalty/members/members.queries';
import { MemberChoices } from './member-choices';
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
