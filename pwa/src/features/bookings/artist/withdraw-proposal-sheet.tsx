import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { ConfirmSheet } from '#shared/ui/dialog/confirm-sheet';
import type { Proposal } from '#features/bookings/bookings.queries';
import { useWithdrawProposal } from './use-proposals';

/** Asks before a proposal is taken back. */
export const WithdrawProposalSheet = ({ proposal, onClose }: { proposal: Proposal; onClose: () => void }) => {
  const withdrawal = useWithdrawProposal(onClose);
  return (
    <ConfirmSheet
      title="Withdraw this booking request?"
      confirmLabel="Withdraw"
      pendingLabel="Withdrawing..."
      isPending={withdrawal.isPending}
      onConfirm={() => withdrawal.mutate(proposal.id)}
      onCancel={onClose}
    >
      <p>
        <bdi>{proposal.artist.name}</bdi> gets an email that {formatLongDate(proposal.proposedDate)} need not
        be kept free.
      </p>
    </ConfirmSheet>
  );
};
