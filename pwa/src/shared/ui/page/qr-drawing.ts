import encodeQR, { type ErrorCorrection } from 'qr';

/** A QR code as one SVG path, a unit a module, with the quiet zone around it. */
export interface QrDrawing {
  path: string;
  /** Modules of a side, the quiet zone included. */
  size: number;
}

/** Light modules around a code, by ISO/IEC 18004. */
const QUIET_MODULES = 4;

/** @param ecc how much of it may be unreadable: a fourth with 'quartile' */
export const drawQr = (text: string, ecc: ErrorCorrection): QrDrawing => {
  const modules = encodeQR(text, 'raw', { ecc, border: QUIET_MODULES });
  return { path: modules.map(rowPath).join(''), size: modules.length };
};

/** The dark runs of a row: neighbours are drawn as one, so that no hairline parts them. The quiet zone ends the last. */
const rowPath = (row: readonly boolean[], y: number): string =>
  row
    .map((isDark, x) => {
      if (!isDark || row[x - 1]) return '';
      const width = row.indexOf(false, x) - x;
      return `M${x} ${y}h${width}v1h-${width}z`;
    })
    .join('');
