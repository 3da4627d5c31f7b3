/** How the grid stands in the room it has; all in CSS pixels. */
export interface GridLayout {
  columns: number;
  columnWidth: number;
  gap: number;
  /** One rem, which grows with the reader's text. */
  rem: number;
}

const GAP_REM = 0.75;

/** Narrower than this in rem a card would cut its words short; two of them stand side by side on a phone. */
const LEAST_COLUMN_REM = 10;
const MOST_COLUMNS = 5;

/** Of the words under a photo, as `photo-link.css` lays them out. */
const WORDS_REM = 4.5;
const TAGS_REM = 1.875;
const BORDERS = 2;

/** A panorama or a mirror's width of a hallway is shown in part; the details show all of it. */
const SHAPE = { tallest: 3 / 2, flattest: 9 / 16 };

/** @param width of the whole grid */
export const layoutOf = (width: number, rem: number): GridLayout => {
  const gap = GAP_REM * rem;
  const fitting = Math.floor((width + gap) / (LEAST_COLUMN_REM * rem + gap));
  const columns = Math.min(Math.max(fitting, 1), MOST_COLUMNS);
  return { columns, columnWidth: (width - gap * (columns - 1)) / columns, gap, rem };
};

interface Shape {
  /** Of the picture, in any unit. */
  width: number;
  height: number;
}

/** Of the picture in its card: height by width. */
export const shapeOf = ({ width, height }: Shape): number =>
  Math.min(Math.max(height / width, SHAPE.flattest), SHAPE.tallest);

export const pictureHeight = (photo: Shape, { columnWidth }: GridLayout): number =>
  Math.round((columnWidth - BORDERS) * shapeOf(photo));

/** Known before the photo is: nothing moves when it comes. */
export const cardHeight = (photo: Shape & { tags: readonly string[] }, layout: GridLayout): number =>
  pictureHeight(photo, layout) + BORDERS + (WORDS_REM + (photo.tags.length > 0 ? TAGS_REM : 0)) * layout.rem;
