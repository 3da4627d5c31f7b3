import { chakra } from '@chakra-ui/react/styled-system';
import encodeQR from 'qr';
import { useMemo } from 'react';

/** Light modules around a code, by ISO/IEC 18004. */
const QUIET_MODULES = 4;

interface QrPictureProps {
  text: string;
  /** Its accessible name. */
  label: string;
}

/** A QR code, black on white in both themes, as wide as its place. */
export const QrPicture = ({ text, label }: QrPictureProps) => {
  const { size, path } = useMemo(() => drawingOf(text), [text]);
  return (
    <chakra.svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width="100%"
      rounded="md"
      bg="white"
      color="black"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </chakra.svg>
  );
};

const drawingOf = (text: string): { size: number; path: string } => {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_MODULES });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size: rows.length, path: dark.join('') };
};
