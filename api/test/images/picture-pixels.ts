/** A decoded picture: four bytes a pixel, row by row. */
export interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

const at = ({ data, width }: Picture, x: number, y: number): [number, number, number, number] => {
  const start = (Math.floor(y) * width + Math.floor(x)) * 4;
  const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(start, start + 4);
  return [red, green, blue, alpha];
};

export const isTransparentAt = (picture: Picture, x: number, y: number) => at(picture, x, y)[3] === 0;

export const hexAt = (picture: Picture, x: number, y: number): string =>
  `#${Buffer.from(at(picture, x, y).slice(0, 3)).toString('hex')}`.toUpperCase();

/** Where something else is than the background, which stands at the upper edge. */
export const seenIn = (picture: Picture): Point[] => {
  const background = at(picture, picture.width / 2, 4);
  const found: Point[] = [];
  for (let y = 0; y < picture.height; y += 1)
    for (let x = 0; x < picture.width; x += 1) {
      const color = at(picture, x, y);
      const apart = Math.hypot(...[0, 1, 2].map((part) => (color[part] ?? 0) - (background[part] ?? 0)));
      if (color[3] === 255 && apart > 40) found.push({ x, y });
    }
  return found;
};

/** The smallest box around them. */
export const boxOf = (points: Point[]) => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [xs.reduce((a, b) => Math.min(a, b)), xs.reduce((a, b) => Math.max(a, b))];
  const [top, bottom] = [ys.reduce((a, b) => Math.min(a, b)), ys.reduce((a, b) => Math.max(a, b))];
  return { left, right, top, bottom, width: right - left + 1, height: bottom - top + 1 };
};

/** Of a box: as far from one edge of the picture as from the other. */
export const middlesOf = ({ left, right, top, bottom }: ReturnType<typeof boxOf>) => [
  { x: left, y: right },
  { x: top, y: bottom },
];

/** The contrast to the background that most of what is seen has at least (WCAG 2.2). */
export const strongest = (picture: Picture, points: Point[]): number => {
  const light = (point: Point): number => {
    const [red, green, blue] = at(picture, point.x, point.y).map((byte) => (byte / 255) ** 2.2);
    return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0) + 0.05;
  };
  const background = light({ x: picture.width / 2, y: 4 });
  const contrasts = points.map((point) => {
    const other = light(point);
    return Math.max(other, background) / Math.min(other, background);
  });
  return contrasts.sort((a, b) => a - b)[Math.floor(contrasts.length * 0.1)] ?? 0;
};
