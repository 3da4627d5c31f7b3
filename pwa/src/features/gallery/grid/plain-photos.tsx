import type { GalleryPhoto } from '#features/gallery/gallery.queries';
import { shapeOf } from './grid-layout';
import { PhotoLink } from './photo-link';

/** As many as a large screen shows at first. */
const FIRST = 20;

/** The first photos before the screen is known: on a page from the server, which is all that is seen without JavaScript. */
export const PlainPhotos = ({ photos }: { photos: readonly GalleryPhoto[] }) => (
  <ul className="photo-grid-plain">
    {photos.slice(0, FIRST).map((photo) => (
      <li key={photo.id}>
        <PhotoLink
          photo={photo}
          href={`/gallery/${photo.id}`}
          sizes="(min-width: 40rem) 14rem, 50vw"
          style={{ aspectRatio: 1 / shapeOf(photo) }}
        />
      </li>
    ))}
  </ul>
);
