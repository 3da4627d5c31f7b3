import { cardHeight, layoutOf, pictureHeight } from './grid-layout';

describe('the grid', () => {
  it.each([
    [288, 16, 1],
    [358, 16, 2],
    [358, 32, 1],
    [720, 16, 4],
    [1152, 16, 5],
  ])('has in %d pixels with text of %d pixels %d columns', (width, rem, columns) => {
    const layout = layoutOf(width, rem);

    expect(layout.columns).toBe(columns);
    expect(layout.columnWidth * columns + layout.gap * (columns - 1)).toBeCloseTo(width);
  });

  it('gives a picture its own shape, unless that is extreme', () => {
    const layout = { columns: 2, columnWidth: 202, gap: 12, rem: 16 };

    expect(pictureHeight({ width: 4000, height: 3000 }, layout)).toBe(150);
    expect(pictureHeight({ width: 100, height: 1000 }, layout)).toBe(300);
    expect(pictureHeight({ width: 1000, height: 10 }, layout)).toBe(113);
  });

  it('keeps room for tags only where there are some', () => {
    const layout = { columns: 2, columnWidth: 202, gap: 12, rem: 16 };
    const photo = { width: 4, height: 3, tags: [] as string[] };

    expect(cardHeight({ ...photo, tags: ['stage'] }, layout) - cardHeight(photo, layout)).toBe(30);
  });
});
