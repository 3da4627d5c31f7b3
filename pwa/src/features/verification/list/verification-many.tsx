import { useState } from 'react';
import { ScanFace } from 'lucide-react';
import { VERIFICATIONS_AT_ONCE, type VerificationStatus } from '#contract/photos';
import { PrivateList } from '#shared/ui/list/private-list';
import type { Pages } from '#shared/ui/list/use-pages';
import { BulkBar } from './bulk-bar';
import { RejectSheet } from '#features/verification/verdict/reject-sheet';
import { UndoBar } from '#features/verification/deck/undo-bar';
import type { Decisions } from '#features/verification/verdict/use-decisions';
import { LIST_WORDS, NONE_WORDS } from './verification-wording';
import { VerificationTile } from './verification-tile';
import type { Verification } from '#features/verification/verifications.queries';

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
