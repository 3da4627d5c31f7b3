import { createFileRoute } from '@tanstack/react-router';
import { useAddressFilter } from '#shared/ui/list/list-choices';
import { OverlayOutlet } from '#app/overlay-place';
import { parseGalleryFilter } from '#features/gallery/gallery-filter';
import { GalleryPage } from '#features/gallery/gallery-page';

/** The gallery; a photo is a child route, so that the grid stays beneath it. What is searched stands in the address. */
export const Route = createFileRoute('/gallery')({
  validateSearch: parseGalleryFilter,
  component: GalleryRoute,
});

function GalleryRoute() {
  return (
    <>
      <GalleryPage {...useAddressFilter(Route, parseGalleryFilter)} />
      <OverlayOutlet beneath="/gallery" />
    </>
  );
}
