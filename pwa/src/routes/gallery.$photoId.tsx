import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { parseGalleryFilter } from '#features/gallery/gallery-filter';
import { PhotoSheet } from '#features/gallery/photo/photo-sheet';
import { idParams } from '#shared/lib/address-id';
import { useCloseOverlay } from '#shared/ui/dialog/use-close-overlay';

export const Route = createFileRoute('/gallery/$photoId')({
  params: idParams('photoId'),
  component: PhotoRoute,
});

function PhotoRoute() {
  const { photoId } = Route.useParams();
  const filter = parseGalleryFilter(Route.useSearch());
  const navigate = useNavigate();
  return (
    <PhotoSheet
      photoId={photoId}
      filter={filter}
      onTurn={(next) =>
        void navigate({
          to: '/gallery/$photoId',
          params: { photoId: next },
          search: true,
          replace: true,
          resetScroll: false,
        })
      }
      onClose={useCloseOverlay('/gallery')}
    />
  );
}
