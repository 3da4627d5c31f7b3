import { Flex } from '@chakra-ui/react/flex';
import { Check, Undo2, X } from 'lucide-react';
import type { VerificationStatus } from '#contract/photos';
import { BottomBar } from '#shared/ui/page/bottom-bar';
import { Button } from '#shared/ui/form/button';

interface BulkBarProps {
  /** How the chosen ones stand. */
  status: VerificationStatus;
  count: number;
  onDecide: (status: VerificationStatus) => void;
  onClear: () => void;
}

/** What is done with the chosen check-ins, under the thumb. */
export const BulkBar = ({ status, count, onDecide, onClear }: BulkBarProps) => {
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
