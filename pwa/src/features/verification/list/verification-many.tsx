import { Flex } from '@chakra-ui/react/flex';
import { ScanFace, Check, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { VERIFICATIONS_AT_ONCE, type VerificationStatus } from '#contract/photos';
import { Button } from '#shared/ui/form/button';
import { PrivateList } from '#shared/ui/list/private-list';
import type { Pages } from '#shared/ui/list/use-pages';
import { BottomBar } from '#shared/ui/page/bottom-bar';
import { UndoBar } from '#features/verification/deck/undo-bar';
import { RejectSheet } from '#features/verification/verdict/reject-sheet';
import type { Decisions } from '#features/verification/verdict/use-decisions';
import type { Verification } from '#features/verification/verifications.queries';
import { VerificationTile } from './verification-tile';
import { LIST_WORDS, NONE_WORDS } from './verification-wording';

interface VerificationManyProps {
  pages: Pages<Verification>;
  status: VerificationStatus;
  decisions: Decisions;
  isNarrow: boolean;
}

/** Check-ins side by side: many are chosen and decided together, and decided ones are looked up. */
export const VerificationMany = ({ pages, status, decisions, isNarrow }: VerificationManyProps) => {
  const [ids, setIds] = useState<readonly number[]>([]);
  const [isRejecting, setRejecting] = useState(false);
  const chosen = pages.rows.filter(({ id }) => ids.includes(id)).slice(0, VERIFICATIONS_AT_ONCE);

  const decide = (next: VerificationStatus, reason?: string) => {
    decisions.decide(chosen, { status: next, ...(reason !== undefined && { reason }) });
    setIds([]);
    setRejecting(false);
  };
  return (
    <>
      <UndoBar last={decisions.last} onUndo={() => decisions.undo()} onDismiss={decisions.forgetLast} />
      <PrivateList
        pages={pages}
        words={{ ...LIST_WORDS, empty: { icon: ScanFace, title: NONE_WORDS[status] } }}
        isNarrow={isNarrow}
        rowHeight="7rem"
      >
        {(checkIn) => (
          <VerificationTile
            checkIn={checkIn}
            isChosen={ids.includes(checkIn.id)}
            onChoose={(isChosen) =>
              setIds(isChosen ? [...ids, checkIn.id] : ids.filter((id) => id !== checkIn.id))
            }
          />
        )}
      </PrivateList>
      <BulkBar
        status={status}
        count={chosen.length}
        onDecide={(next) => (next === 'rejected' ? setRejecting(true) : decide(next))}
        onClear={() => setIds([])}
      />
      {isRejecting && (
        <RejectSheet
          what={chosen.length === 1 ? (chosen[0]?.customerName ?? '') : `${chosen.length} check-ins`}
          onReject={(reason) => decide('rejected', reason)}
          onClose={() => setRejecting(false)}
        />
      )}
    </>
  );
};

interface BulkBarProps {
  /** How the chosen ones stand. */
  status: VerificationStatus;
  count: number;
  onDecide: (status: VerificationStatus) => void;
  onClear: () => void;
}

/** What is done with the chosen check-ins, under the thumb. */
const BulkBar = ({ status, count, onDecide, onClear }: BulkBarProps) => {
  if (count === 0) return null;
  return (
    <BottomBar label="Chosen check-ins">
      <Flex as="p" wrap="wrap" align="center" justify="space-between" fontSize="sm">
        <span role="status">{count} chosen</span>{' '}
        <Button look="quiet" onClick={onClear}>
          Clear
        </Button>
      </Flex>
      <Flex wrap="wrap" gap="2" css={{ '& > button': { flex: '1 1 8rem' } }}>
        {status !== 'rejected' && (
          <Button look="danger" onClick={() => onDecide('rejected')}>
            <X size={20} aria-hidden /> Reject
          </Button>
        )}
        {status !== 'pending' && (
          <Button look="outline" onClick={() => onDecide('pending')}>
            <Undo2 size={20} aria-hidden /> Back to the queue
          </Button>
        )}
        {status !== 'approved' && (
          <Button onClick={() => onDecide('approved')}>
            <Check size={20} aria-hidden /> Approve
          </Button>
        )}
      </Flex>
    </BottomBar>
  );
};
