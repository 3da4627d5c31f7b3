import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import { Undo2 } from 'lucide-react';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { Button } from '#shared/ui/form/button';
import { canReverse, entryLine, entryReason, entryTitle, reversalLine, signed } from './ledger-wording';
import type { LedgerEntry } from '#features/loyalty/members/members.queries';

/** One entry: what it was for, who did it, and, when it was taken back, why. */
export const LedgerRow = ({ entry, onReverse }: { entry: LedgerEntry; onReverse: () => void }) => {
  const timeZone = useVenueZone();
  const title = entryTitle(entry);
  const reason = entryReason(entry);
  const Words = entry.stands ? 'span' : 's';
  return (
    <Grid
      as="article"
      templateColumns="minmax(0, 1fr) auto"
      alignItems="start"
      gap="3"
      rowGap="0"
      py="3"
      borderTop="1px dashed var(--chakra-colors-control)"
      css={{ '& s': { color: 'muted' } }}
      aria-label={`${title}, ${signed(entry.points)}`}
    >
      <Box gridRow="span 2" minWidth="0" color="muted" fontSize="sm">
        <Text color="ink" fontSize="md" fontWeight="600" dir="auto">
          <Words>{title}</Words>
        </Text>
        {reason && <p dir="auto">{reason}</p>}
        <p>{entryLine(entry, timeZone)}</p>
        {!entry.stands && entry.reversal && (
          <Text color="danger" dir="auto">
            {reversalLine(entry.reversal, timeZone)}
          </Text>
        )}
      </Box>
      <Text
        justifySelf="end"
        color={entry.points < 0 ? 'danger' : 'booked'}
        fontFamily="heading"
        fontSize="xl"
        fontWeight="700"
        fontVariantNumeric="lining-nums tabular-nums"
        whiteSpace="nowrap"
      >
        <Words>{signed(entry.points)}</Words>
      </Text>
      {canReverse(entry) && (
        <Button
          look="quiet"
          justifySelf="end"
          me="-0.5rem"
          px="2"
          color="accent"
          fontSize="sm"
          aria-label={`Reverse ${title}`}
          onClick={onReverse}
        >
          <Undo2 size={18} aria-hidden /> Reverse
        </Button>
      )}
    </Grid>
  );
};
