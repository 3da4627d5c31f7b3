import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { RefreshCw, X } from 'lucide-react';
import { Button } from '#shared/ui/form/button';
import { UploadBar } from './upload-bar';
import type { UploadTotals } from './upload-item';
import { totalsLine } from './upload-wording';

interface UploadProgressProps {
  totals: UploadTotals;
  onRetry: () => void;
  onCancel: () => void;
}

/** How far the whole upload is. */
export const UploadProgress = ({ totals, onRetry, onCancel }: UploadProgressProps) => {
  const isStarted = totals.underWay + totals.done + totals.failed > 0;
  return (
    <Stack gap="2" css={{ '&:has(> p:only-child:empty)': { display: 'none' } }}>
      <chakra.p fontWeight="600" role="status">
        {totals.count > 0 ? totalsLine(totals) : ''}
      </chakra.p>
      {isStarted && (
        <UploadBar aria-label="All photos" value={totals.progress}>
          {Math.round(totals.progress * 100)} %
        </UploadBar>
      )}
      {(totals.underWay > 0 || totals.failed > 0) && (
        <Flex wrap="wrap" gap="2">
          {totals.failed > 0 && (
            <Button look="outline" onClick={onRetry}>
              <RefreshCw size={20} aria-hidden /> Try again all
            </Button>
          )}
          {totals.underWay > 0 && (
            <Button look="outline" onClick={onCancel}>
              <X size={20} aria-hidden /> Cancel the rest
            </Button>
          )}
        </Flex>
      )}
    </Stack>
  );
};
