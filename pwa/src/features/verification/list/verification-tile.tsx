import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Camera } from 'lucide-react';
import { momentOf } from '#shared/lib/dates/instant-words';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { Checkbox } from '#shared/ui/form/checkbox';
import { CheckInWarnings } from '#features/verification/verdict/check-in-facts';
import { PhotoFrame } from '#features/verification/verdict/photo-frame';
import { showLine, verdictLine } from './verification-wording';
import type { Verification } from '#features/verification/verifications.queries';

interface VerificationTileProps {
  checkIn: Verification;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** A check-in among many; all of it is the target. */
export const VerificationTile = ({ checkIn, isChosen, onChoose }: VerificationTileProps) => {
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
    </Box>
  );
};

const TILE = {
  '&[data-chosen]': { borderColor: 'accent', boxShadow: 'inset 0 0 0 1px var(--chakra-colors-accent)' },
  '& > .checkbox': { alignItems: 'center', p: '3' },
  '& > .checkbox > span': { flex: '1', minWidth: '0' },
} as const;
