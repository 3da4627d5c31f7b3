import type { Box } from '#features/posters/design/poster-layout';
import type { Stage } from './stage';

type Canvas = CanvasRenderingContext2D;

/** A box made larger on all sides, or smaller with a negative margin. */
export const grow = ({ x, y, width, height }: Box, across: number, down = across): Box => ({
  x: x - across,
  y: y - down,
  width: width + 2 * across,
  height: height + 2 * down,
});

export const middleOf = ({ x, y, width, height }: Box): { x: number; y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});

export const boxPath = (canvas: Canvas, { x, y, width, height }: Box, radius = 0): void => {
  canvas.beginPath();
  canvas.roundRect(x, y, width, height, radius);
};

/** A five-pointed star around a point. */
export const starPath = (canvas: Canvas, { x, y }: { x: number; y: number }, radius: number): void => {
  canvas.beginPath();
  for (let point = 0; point < 10; point += 1) {
    const reach = point % 2 === 0 ? radius : radius * 0.42;
    const angle = (point * Math.PI) / 5 - Math.PI / 2;
    canvas.lineTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
  }
  canvas.closePath();
};

/** A box whose corners are bitten out, as on tickets and handbills. */
export const notchedPath = (canvas: Canvas, { x, y, width, height }: Box, bite: number): void => {
  const [right, bottom] = [x + width, y + height];
  canvas.beginPath();
  canvas.moveTo(x + bite, y);
  canvas.lineTo(right - bite, y);
  canvas.arc(right, y, bite, Math.PI, Math.PI / 2, true);
  canvas.lineTo(right, bottom - bite);
  canvas.arc(right, bottom, bite, -Math.PI / 2, Math.PI, true);
  canvas.lineTo(x + bite, bottom);
  canvas.arc(x, bottom, bite, 0, -Math.PI / 2, true);
  canvas.lineTo(x, y + bite);
  canvas.arc(x, y, bite, Math.PI / 2, 0, true);
  canvas.closePath();
};

/** A ribbon with swallow-tailed ends. */
export const ribbonPath = (canvas: Canvas, { x, y, width, height }: Box, tail: number): void => {
  canvas.beginPath();
  canvas.moveTo(x, y);
  canvas.lineTo(x + width, y);
  canvas.lineTo(x + width - tail, y + height / 2);
  canvas.lineTo(x + width, y + height);
  canvas.lineTo(x, y + height);
  canvas.lineTo(x + tail, y + height / 2);
  canvas.closePath();
};

export const fillPath = (canvas: Canvas, color: string): void => {
  canvas.fillStyle = color;
  canvas.fill();
};

/** Draws the line of the current path. */
export const strokePath = (canvas: Canvas, color: string, lineWidth: number): void => {
  canvas.strokeStyle = color;
  canvas.lineWidth = lineWidth;
  canvas.stroke();
};

/** A straight line. */
export const strokeLine = (canvas: Canvas, from: [number, number], to: [number, number]): void => {
  canvas.beginPath();
  canvas.moveTo(...from);
  canvas.lineTo(...to);
  canvas.stroke();
};

interface Circle {
  x: number;
  y: number;
  reach: number;
}

/** Colours the sheet from one circle to another. @param stops each with its part of the way, 0 to 1 */
export const fillAround = (
  { canvas, width, height }: Stage,
  from: Circle,
  to: Circle,
  stops: [number, string][],
): void => {
  const gradient = canvas.createRadialGradient(from.x, from.y, from.reach, to.x, to.y, to.reach);
  for (const [part, color] of stops) gradient.addColorStop(part, color);
  canvas.fillStyle = gradient;
  canvas.fillRect(0, 0, width, height);
};

/** A full circle, filled. */
export const fillDot = (canvas: Canvas, x: number, y: number, radius: number): void => {
  canvas.beginPath();
  canvas.arc(x, y, radius, 0, 2 * Math.PI);
  canvas.fill();
};
