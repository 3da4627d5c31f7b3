import type { GalleryPhoto } from '#features/gallery/gallery.queries';

type Sized = Pick<GalleryPhoto, 'width' | 'height' | 'thumbnailUrl' | 'cardUrl' | 'screenUrl'>;

/** Longest sides of the sizes, in pixels, as the server makes them; none is larger than the photo itself. */
const SIDE = { thumbnail: 320, card: 480, screen: 1280 } as const;

/** What a card may be shown by, the smallest first. */
export const cardSources = (photo: Sized): { url: string; width: number }[] => [
  { url: photo.thumbnailUrl, width: widthAt(photo, SIDE.thumbnail) },
  ...(photo.cardUrl ? [{ url: photo.cardUrl, width: widthAt(photo, SIDE.card) }] : []),
];

/** What the details show. */
export const screenSources = (photo: Sized): { url: string; width: number }[] => [
  { url: photo.screenUrl, width: widthAt(photo, SIDE.screen) },
];

const widthAt = ({ width, height }: Sized, side: number): number =>
  Math.round(width * Math.min(1, side / Math.max(width, height)));
