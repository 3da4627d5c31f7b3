import encodeQR from 'qr';
import { type LogoPlace, placeLogo } from '#features/posters/design/logo-place';
import { qrColors } from '#features/posters/design/poster-colors';
import type { PosterContent } from '#features/posters/design/poster-content';
import { layBill, type Box } from '#features/posters/design/poster-layout';
import type { PosterTemplate } from '#features/posters/design/poster-templates';
import { measureOn } from './lettering';
import { boxPath, fillPath } from './shapes';
import type { PosterPainter, Stage } from './stage';

const GAP = 32;
/** Light modules around a code, by ISO/IEC 18004. */
const QUIET_MODULES = 4;
/** Of the foot's height. */
const LOGO_SHARE = 0.72;

interface Foot {
  content: PosterContent;
  template: PosterTemplate;
  painter: PosterPainter;
  logo: HTMLImageElement | null;
}

/** A code, the pixels of one module, and the light plate with the quiet zone around it. */
interface Code {
  modules: boolean[][];
  module: number;
  plate: Box;
}

/** The foot of every poster: logo, venue, address, and the code that leads to the event. */
export const paintFoot = (stage: Stage, { content, template, painter, logo }: Foot): void => {
  const { foot, canvas } = stage;
  const code = placeCode(stage, content.link, template);
  paintQr(stage, code);
  const place =
    logo && placeLogo({ width: logo.naturalWidth, height: logo.naturalHeight }, foot.height * LOGO_SHARE);
  if (logo && place) paintLogo(stage, logo, place);
  const x = place ? foot.x + place.width + GAP : foot.x;
  const { name, address } = content.venue;
  const placed = layBill({
    parts: [
      { role: 'venue', text: name, style: template.foot.venue },
      ...(address ? [{ role: 'address', text: address, style: template.foot.address } as const] : []),
    ],
    box: { x, y: foot.y, width: code.plate.x - GAP - x, height: foot.height },
    align: 'left',
    scale: foot.height > 200 ? 1.16 : 1,
    measure: measureOn(canvas),
  });
  placed.forEach((part) => painter.paintFootPart(stage, part));
};

const placeCode = ({ foot, colors }: Stage, link: string, { hasCodePlate }: PosterTemplate): Code => {
  const modules = encodeQR(link, 'raw', { ecc: 'medium', border: QUIET_MODULES });
  const module = Math.max(1, Math.floor(foot.height / modules.length));
  const side = module * modules.length;
  // Where the plate cannot be told from the paper, the code itself ends with the column.
  const isUnseen = !hasCodePlate && qrColors(colors).light === colors.background;
  const over = isUnseen ? QUIET_MODULES * module : 0;
  return {
    modules,
    module,
    plate: {
      x: Math.round(foot.x + foot.width - side + over),
      y: Math.round(foot.y + (foot.height - side) / 2),
      width: side,
      height: side,
    },
  };
};

/** Whole pixels for each module, and none blended, or a camera would have to guess. */
const paintQr = ({ canvas, colors }: Stage, { modules, module, plate }: Code): void => {
  const { dark, light } = qrColors(colors);
  boxPath(canvas, plate, 10);
  fillPath(canvas, light);
  canvas.fillStyle = dark;
  modules.forEach((row, down) =>
    row.forEach((isDark, across) => {
      if (isDark) canvas.fillRect(plate.x + across * module, plate.y + down * module, module, module);
    }),
  );
};

const paintLogo = (
  { canvas, foot }: Stage,
  logo: HTMLImageElement,
  { source, isRound, ...size }: LogoPlace,
): void => {
  const box = { x: foot.x, y: foot.y + (foot.height - size.height) / 2, ...size };
  canvas.save();
  boxPath(canvas, box, isRound ? size.height / 2 : 0);
  canvas.clip();
  const { x, y, width, height } = source;
  canvas.drawImage(logo, x, y, width, height, box.x, box.y, box.width, box.height);
  canvas.restore();
};
