import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { OverlayOutlet } from '#app/overlay-place';
import { parseGalleryFilter } from '#features/gallery/gallery-filter';
import { GalleryPage } from '#features/gallery/gallery-page';

/** The gallery; a photo is a child route, so that the grid stays beneath it. What is searched stands in the address. */
export const Route = createFileRoute('/gallery')({
  validateSearch: parseGalleryFilter,
  component: GalleryRoute,
});

function GalleryRoute() {
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  // Once more: the router hands on what the address says beside what was read from it.
  const filter = useMemo(() => parseGalleryFilter(search), [search]);
  return (
    <>
      <GalleryPage
        filter={filter}
        onFilter={(next) =>
          void navigate({ search: parseGalleryFilter(next), replace: true, resetScroll: false })
        }
      />
      <OverlayOutlet beneath="/gallery" />
    </>
  );
}
