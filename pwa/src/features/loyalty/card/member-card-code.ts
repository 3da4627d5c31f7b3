import encodeQR from 'qr';

/** A QR code as one SVG path, a unit a module, with the quiet zone around it. */
export interface CodeDrawing {
  path: string;
  /** Modules of a side, the quiet zone included. */
  size: number;
}

/** Light modules around a code, by ISO/IEC 18004. */
const QUIET_MODULES = 4;

/** Where a card's code leads: staff's phones open the member, anybody else's a page that says what it is. */
export const cardAddress = (origin: string, cardCode: string): string => `${origin}/m/${cardCode}`;

/** `1A2B3C4D5E6F7081` as staff read and type it: `1A2B 3C4D 5E6F 7081`. */
export const cardCodeInGroups = (cardCode: string): string => cardCode.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Redundant enough to be read off a cracked, dimmed screen. */
export const drawCode = (text: string): CodeDrawing => {
  const modules = encodeQR(text, 'raw', { ecc: 'quartile', border: QUIET_MODULES });
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
