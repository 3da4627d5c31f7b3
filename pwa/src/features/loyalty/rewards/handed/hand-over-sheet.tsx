import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Sheet } from '#shared/ui/dialog/sheet';
import type { ListWords } from '#shared/ui/list/private-list';
import { MemberChoices } from '#features/loyalty/members/commands/member-choices';
import type { Member } from '#features/loyalty/members/members.queries';
import { MemberRewardsSheet } from './member-rewards-sheet';

const WORDS: ListWords = {
  noun: { one: 'member', many: 'members' },
  empty: { icon: UsersRound, title: 'Nobody collects points yet.' },
  failed: 'Something went wrong on our side. Nothing was handed over.',
  offline: 'Handing over a reward needs the network: points and stock are counted by the venue.',
};

/** Hand Over: finds the member by their card, scanned or typed, or by name, then shows what their points buy. */
export const HandOverSheet = ({ onClose }: { onClose: () => void }) => {
  const [member, setMember] = useState<Member | null>(null);
  return (
    <Sheet title="Hand over a reward" subtitle="To whom?" onClose={onClose}>
      <MemberChoices
        label="Members"
        placeholder="Member card, name or email"
        words={WORDS}
        onChoose={setMember}
      />
      {member && <MemberRewardsSheet member={member} onClose={() => setMember(null)} />}
    </Sheet>
  );
};
