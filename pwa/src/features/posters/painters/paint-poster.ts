import { directionOf } from '#contract/rules/text-lines';
import type { PosterContent } from '#features/posters/design/poster-content';
import { layBill, posterAreas } from '#features/posters/design/poster-layout';
import type { PosterSettings } from '#features/posters/design/poster-settings';
import {
  POSTER_FORMATS,
  POSTER_TEMPLATES,
  POSTER_TEXT_SIZES,
  type PosterTemplateName,
} from '#features/posters/design/poster-templates';
import { classicPainter } from './classic-painter';
import { measureOn } from './lettering';
import { minimalPainter } from './minimal-painter';
import { modernPainter } from './modern-painter';
import { paintFoot } from './paint-foot';
import { rusticPainter } from './rustic-painter';
import { chanceFrom, type PosterPainter, type Stage } from './stage';

const PAINTERS: Record<PosterTemplateName, PosterPainter> = {
  classic: classicPainter,
  modern: modernPainter,
  rustic: rusticPainter,
  minimal: minimalPainter,
};
const TEXTURE_SEED = 1962;
/** A story is looked at full screen: its text may be larger. */
const STORY_SCALE = 1.3;

interface PosterToPaint {
  content: PosterContent;
  settings: PosterSettings;
  logo: HTMLImageElement | null;
}

/**
 * Draws a poster over the whole canvas, which it gives the poster's size (spec §9). Fonts and logo must be at hand.
 * @throws Error when the browser gives no canvas to draw on
 */
export const paintPoster = (sheet: HTMLCanvasElement, { content, settings, logo }: PosterToPaint): void => {
  const { width, height } = POSTER_FORMATS[settings.format];
  Object.assign(sheet, { width, height });
  const canvas = sheet.getContext('2d');
  if (!canvas) throw new Error('This browser gives no canvas to draw on.');
  const template = POSTER_TEMPLATES[settings.template];
  const painter = PAINTERS[settings.template];
  const stage: Stage = {
    canvas,
    width,
    height,
    colors: settings.colors,
    side: directionOf(content.name) === 'rtl' ? 'right' : 'left',
    chance: chanceFrom(TEXTURE_SEED),
    ...posterAreas({ width, height }, template.crown),
  };
  painter.paintGround(stage);
  const placed = layBill({
    parts: content.parts.map((part) => ({ ...part, style: template.styles[part.role] })),
    box: stage.bill,
    align: template.align === 'start' ? stage.side : 'center',
    scale: POSTER_TEXT_SIZES[settings.textSize].scale * (settings.format === 'story' ? STORY_SCALE : 1),
    measure: measureOn(canvas),
  });
  placed.forEach((part) => painter.paintPart(stage, part));
  painter.paintFinish?.(stage);
  paintFoot(stage, { content, template, painter, logo });
};
