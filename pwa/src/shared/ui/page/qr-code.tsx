import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, type ComponentProps } from 'react';
import { drawQr } from './qr-drawing';

interface QrCodeProps extends ComponentProps<typeof chakra.svg> {
  text: string;
  /** Its accessible name. */
  label: string;
  ecc: Parameters<typeof drawQr>[1];
}

/** Black on white in both themes: it is read off cracked screens and out of screenshots. */
export const QrCode = ({ text, label, ecc, ...svg }: QrCodeProps) => {
  const { size, path } = useMemo(() => drawQr(text, ecc), [text, ecc]);
  return (
    <chakra.svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      width="100%"
      rounded="control"
      bg="#fff"
      {...svg}
    >
      <path d={path} />
    </chakra.svg>
  );
};
