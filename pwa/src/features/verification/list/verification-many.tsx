import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Camera, ScanFace, Check, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { VERIFICATIONS_AT_ONCE, type VerificationStatus } from '#contract/photos';
import { momentOf } from '#shared/lib/dates/instant-words';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { focusById } from '#shared/ui/dialog/focus-after-paint';
import { Button } from '#shared/ui/form/button';
import { Checkbox } from '#shared/ui/form/checkbox';
import { PrivateList } from '#shared/ui/list/private-list';
import type { Pages } from '#shared/ui/list/use-pages';
import { BottomBar } from '#shared/ui/page/bottom-bar';
import { UndoBar } from '#features/verification/deck/undo-bar';
import { CheckInWarnings, PhotoFrame } from '#features/verification/verdict/check-in-facts';
import { RejectSheet } from '#features/verification/verdict/reject-sheet';
import { SharedWords } from '#features/verification/verdict/shared-words';
import type { Decisions } from '#features/verification/verdict/use-decisions';
import type { Verification } from '#features/verification/verifications.queries';
import { LIST_WORDS, NONE_WORDS, showLine, verdictLine } from './verification-wording';

export interface VerificationManyProps {
  /** Id of the list's heading, which has the focus when the bar goes with it, or the sheet that was opened from it. */
  titleId: string;
  pages: Pages<Verification>;
  status: VerificationStatus;
  decisions: Decisions;
  isNarrow: boolean;
}

/** Check-ins side by side: many are chosen and decided together, and decided ones are looked up. */
export const VerificationMany = ({ titleId, pages, status, decisions, isNarrow }: VerificationManyProps) => {
  const [ids, setIds] = useState<readonly number[]>([]);
  /** As they were chosen: who decides one of them meanwhile takes it off the list, and not out of this verdict. */
  const [rejecting, setRejecting] = useState<readonly Verification[] | null>(null);
  const chosen = pages.rows.filter(({ id }) => ids.includes(id)).slice(0, VERIFICATIONS_AT_ONCE);

  const decide = (...[checkIns, decision]: Parameters<Decisions['decide']>) => {
    decisions.decide(checkIns, decision);
    setIds([]);
    setRejecting(null);
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
        titleId={titleId}
        status={status}
        count={chosen.length}
        onDecide={(next) => (next === 'rejected' ? setRejecting(chosen) : decide(chosen, { status: next }))}
        onClear={() => setIds([])}
      />
      {rejecting && (
        <RejectSheet
          what={rejecting.length === 1 ? (rejecting[0]?.customerName ?? '') : `${rejecting.length} check-ins`}
          onReject={(reason) => {
            decide(rejecting, { status: 'rejected', reason });
            focusById(titleId);
          }}
          onClose={() => setRejecting(null)}
        />
      )}
    </>
  );
};

interface VerificationTileProps {
  checkIn: Verification;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** A check-in among many; all of it is the target. */
const VerificationTile = ({ checkIn, isChosen, onChoose }: VerificationTileProps) => {
  const timeZone = useVenueZone();
  return (
    <Box className="card" css={TILE} data-chosen={isChosen || undefined}>
      <Checkbox checked={isChosen} onChange={({ target }) => onChoose(target.checked)}>
        <Flex as="span" wrap="wrap" align="center" gap="3">
          <PhotoFrame width="clamp(4.5rem, 24vw, 7rem)" aspectRatio="1" color="muted">
            <Camera size={28} aria-hidden />
            {checkIn.photo && <img src={checkIn.photo.thumbnailUrl} alt="" loading="lazy" decoding="async" />}
          </PhotoFrame>
          {/* Beside the photo, and beneath it where large words need the room. */}
          <Stack as="span" flex="1 1 7rem" gap="2px" minWidth="0" color="muted" fontSize="sm">
            <chakra.strong color="ink" fontSize="md" overflowWrap="anywhere" dir="auto">
              {checkIn.customerName}
            </chakra.strong>
            <chakra.span overflowWrap="anywhere" dir="auto">
              {showLine(checkIn)}
            </chakra.span>
            <span>{verdictLine(checkIn, timeZone) ?? momentOf(checkIn.occurredAt, timeZone)}</span>
          </Stack>
        </Flex>
      </Checkbox>
      <CheckInWarnings checkIn={checkIn} px="3" pb="3" />
      <SharedWords photo={checkIn.photo} px="3" pb="3" />
    </Box>
  );
};

const TILE = {
  '&[data-chosen]': { borderColor: 'accent', boxShadow: 'inset 0 0 0 1px var(--chakra-colors-accent)' },
  '& > .checkbox': { alignItems: 'center', p: '3' },
  '& > .checkbox > span': { flex: '1', minWidth: '0' },
} as const;

interface BulkBarProps {
  titleId: string;
  /** How the chosen ones stand. */
  status: VerificationStatus;
  count: number;
  onDecide: (status: VerificationStatus) => void;
  onClear: () => void;
}

/** What is done with the chosen check-ins, under the thumb. */
const BulkBar = ({ titleId, status, count, onDecide, onClear }: BulkBarProps) => {
  if (count === 0) return null;
  return (
    <BottomBar label="Chosen check-ins" nextId={titleId}>
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
