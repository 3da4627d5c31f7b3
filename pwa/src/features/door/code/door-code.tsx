import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { doorCodePath } from '#contract/rules/door/door-code';
import { QrCode } from '#shared/ui/page/qr-code';
import type { DoorShow } from '#features/door/store/door-database';
import { useDoorCode } from './use-door-code';

interface DoorCodeProps {
  show: DoorShow;
  /** A heading above it. */
  title?: string;
}

/** The show's code of this minute for guests' phones: to scan, and to type; nothing where the venue asks for none. */
export const DoorCode = ({ show, title }: DoorCodeProps) => {
  const shown = useDoorCode(show);
  if (!shown) return null;
  const { code, secondsLeft } = shown;
  return (
    <Stack align="center" gap="3" textAlign="center">
      {title && <chakra.h2 fontSize="xl">{title}</chakra.h2>}
      <Box width={title ? '12rem' : 'min(100%, 20rem)'}>
        <QrCode
          text={`${location.origin}${doorCodePath(show.id, code)}`}
          label="Code that opens the check-in on a phone"
          ecc="medium"
        />
      </Box>
      <chakra.p fontSize="3rem" fontWeight="700" lineHeight="1" fontVariantNumeric="tabular-nums">
        {code.slice(0, 3)} {code.slice(3)}
      </chakra.p>
      <chakra.p color="muted">New in {secondsLeft} s</chakra.p>
    </Stack>
  );
};
