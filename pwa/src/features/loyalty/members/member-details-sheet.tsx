import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { useQuery, useInfiniteQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { FormSheet } from '#shared/ui/dialog/form-sheet';
import { Sheet } from '#shared/ui/dialog/sheet';
import { fieldOf } from '#shared/ui/form/field-of';
import { PrivateList, type ListWords } from '#shared/ui/list/private-list';
import { usePages } from '#shared/ui/list/use-pages';
import { LedgerRow } from '#features/loyalty/ledger/ledger-row';
import { entryTitle, signed } from '#features/loyalty/ledger/ledger-wording';
import { MemberAdjustSheet, ReasonField } from '#features/loyalty/members/commands/member-adjust-sheet';
import { MemberAwardSheet } from '#features/loyalty/members/commands/member-award-sheet';
import { MemberBadges } from '#features/loyalty/members/commands/member-badges';
import { MemberMergeSheet } from '#features/loyalty/members/commands/member-merge-sheet';
import { memberQuery, type LedgerEntry, type Member, ledgerQuery } from './members.queries';
import { MemberState } from './member-state';
import { MemberSummary } from './member-summary';
import { useReversal } from './use-member-commands';

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
    >
      {member ? (
        <Stack gap="6">
          <MemberSummary member={member} onOpen={(sheet) => setOpen({ sheet })} />
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

const WORDS: ListWords = {
  noun: { one: 'entry', many: 'entries' },
  empty: { icon: ReceiptText, title: 'No points yet.', hint: 'They come with the first show.' },
  failed: 'Something went wrong on our side. No points are affected.',
  offline: 'The ledger comes back with your connection.',
};

interface LedgerSectionProps {
  memberId: number;
  onReverse: (entry: LedgerEntry) => void;
}

/** Every point a member was ever given or taken, the newest first. */
const LedgerSection = ({ memberId, onReverse }: LedgerSectionProps) => {
  const entries = usePages(useInfiniteQuery(ledgerQuery(memberId)));
  return (
    <Stack as="section" css={{ '& > :is(ul, [aria-label^=Loading])': { gap: '0' } }} aria-labelledby="ledger">
      <Heading as="h3" id="ledger" fontSize="lg">
        Ledger
      </Heading>
      <PrivateList pages={entries} words={WORDS} isNarrow={false} rowHeight="4.5rem">
        {(entry) => <LedgerRow entry={entry} onReverse={() => onReverse(entry)} />}
      </PrivateList>
    </Stack>
  );
};

/** Takes an entry back by another one; nothing is ever rubbed out of a ledger. */
const LedgerReverseSheet = ({ entry, onClose }: { entry: LedgerEntry; onClose: () => void }) => {
  const { form, ...sheet } = useReversal(entry.id, onClose);
  return (
    <FormSheet
      {...sheet}
      title="Reverse Entry"
      subtitle={`${entryTitle(entry)} (${signed(entry.points)})`}
      onClose={onClose}
      submitLabel={`Reverse (${signed(-entry.points)} points)`}
      pendingLabel="Reversing..."
      look="danger"
    >
      <ReasonField
        hint="The entry stays in the ledger, struck through, with this reason."
        {...fieldOf(form, 'reason')}
      />
    </FormSheet>
  );
};
