import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { Check, X } from 'lucide-react';
import { Button } from '#shared/ui/form/button';
import { ActionRow } from '#shared/ui/layout/action-row';
import type { Verification } from '#features/verification/verifications.queries';
import { CheckInFacts, CheckInWho } from './check-in-facts';
import { CheckInPhoto } from './check-in-photo';

interface CheckInCardProps {
  checkIn: Verification;
  onApprove: () => void;
  /** Asks why, outside of the card: what is typed then stays when a colleague decides meanwhile. */
  onReject: () => void;
}

/** A check-in that waits, whole: its photo, who it is, and staff's word on it. */
export const CheckInCard = ({ checkIn, onApprove, onReject }: CheckInCardProps) => {
  const { customerName } = checkIn;
  return (
    <Grid
      as="article"
      className="card"
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' }}
      gap="3"
      p="4"
      aria-label={customerName}
    >
      <Box position="relative" minHeight="14rem" rounded="control" bg="raised" overflow="hidden">
        <CheckInPhoto checkIn={checkIn} />
      </Box>
      <Stack gap="3" minWidth="0">
        <CheckInWho checkIn={checkIn} />
        <CheckInFacts checkIn={checkIn} />
        <ActionRow>
          <Button look="danger" aria-label={`Reject ${customerName}`} onClick={onReject}>
            <X size={20} aria-hidden /> Reject
          </Button>
          <Button aria-label={`Approve ${customerName}`} onClick={onApprove}>
            <Check size={20} aria-hidden /> Approve
          </Button>
        </ActionRow>
      </Stack>
    </Grid>
  );
};
