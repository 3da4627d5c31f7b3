/** Words for writing SVG as text. Coordinates are rounded so that pictures stay small and equal on every machine. */
export type Point = readonly [x: number, y: number];

/** To a tenth of a unit. */
export const round = (value: number): number => Math.round(value * 10) / 10;

const at = ([x, y]: Point) => `${round(x)},${round(y)}`;

/** Attributes as `fill="…"`; an undefined one is left out. */
const attributes = (values: Record<string, string | number | undefined>) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) => ` ${name}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`,
    )
    .join('');

/** How a shape is filled and outlined; unnamed means not. */
export interface Paint {
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  dash?: string;
  clip?: string;
}

const painted = ({ fill, stroke, width, opacity, dash, clip }: Paint) =>
  attributes({
    fill: fill ?? 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': stroke && 'round',
    'stroke-linejoin': stroke && 'round',
    'stroke-dasharray': dash,
    'clip-path': clip && `url(#${clip})`,
    opacity,
  });

export const path = (d: string, paint: Paint): string => `<path d="${d}"${painted(paint)}/>`;
export const polygon = (points: readonly Point[], paint: Paint): string =>
  `<polygon points="${points.map(at).join(' ')}"${painted(paint)}/>`;
export const polyline = (points: readonly Point[], paint: Paint): string =>
  `<polyline points="${points.map(at).join(' ')}"${painted(paint)}/>`;
export const circle = (centre: Point, radius: number, paint: Paint): string =>
  `<circle cx="${round(centre[0])}" cy="${round(centre[1])}" r="${round(radius)}"${painted(paint)}/>`;
export const ellipse = (centre: Point, radii: Point, paint: Paint): string =>
  `<ellipse cx="${round(centre[0])}" cy="${round(centre[1])}" rx="${round(radii[0])}" ry="${round(radii[1])}"${painted(paint)}/>`;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  radius?: number;
}

export const rectangle = ({ x, y, width, height, radius }: Box, paint: Paint): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${attributes({ rx: radius })}${painted(paint)}/>`;

/** Where a group goes: mirrored and scaled, then turned, then moved. */
export interface Placement {
  x?: number;
  y?: number;
  scale?: number;
  /** Mirrored left to right. */
  flip?: boolean;
  /** Degrees clockwise. */
  turn?: number;
  opacity?: number;
  clip?: string;
}

export const group = (
  content: string,
  { x = 0, y = 0, scale = 1, flip, turn, opacity, clip }: Placement,
): string => {
  const size = Math.round(scale * 1000) / 1000;
  const transform = `translate(${round(x)} ${round(y)})${turn ? ` rotate(${round(turn)})` : ''} scale(${flip ? -size : size} ${size})`;
  return `<g transform="${transform}"${attributes({ opacity, 'clip-path': clip && `url(#${clip})` })}>${content}</g>`;
};

/** Top to bottom over the shape that uses it; stops are evenly spread. */
export const verticalGradient = (id: string, colours: readonly string[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(colours)}</linearGradient>`;

const stops = (colours: readonly string[]) =>
  colours
    .map((colour, index) => `<stop offset="${round(index / (colours.length - 1))}" stop-color="${colour}"/>`)
    .join('');

/** A whole SVG document, in pixels. */
export const picture = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;

/** Corners of a star, first point straight up. */
export const starPoints = (centre: Point, radius: number, inner = 0.42, points = 5): Point[] =>
  Array.from({ length: points * 2 }, (_, corner) => {
    const reach = corner % 2 === 0 ? radius : radius * inner;
    const angle = (corner * Math.PI) / points - Math.PI / 2;
    return [centre[0] + reach * Math.cos(angle), centre[1] + reach * Math.sin(angle)] as const;
  });
