import { Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { countLine } from '#shared/ui/count-line';
import { Button } from '#shared/ui/button';
import { usePageTitle } from '#shared/ui/use-page-title';
import { isFiltering, type GalleryFilter } from './gallery-filter';
import { GalleryFilters } from './gallery-filters';
import './gallery-page.css';
import { GalleryResults } from './gallery-results';
import { useGallery } from './use-gallery';

/** Most visitors never open it. */
const UploadPhotoSheet = lazy(() =>
  import('./upload-photo-sheet').then((module) => ({ default: module.UploadPhotoSheet })),
);

interface GalleryPageProps {
  filter: GalleryFilter;
  onFilter: (filter: GalleryFilter) => void;
}

/** Photos of the venue's nights, for everybody (spec §2 "Gallery page"). */
export const GalleryPage = ({ filter, onFilter }: GalleryPageProps) => {
  const gallery = useGallery(filter);
  const [isUploading, setUploading] = useState(false);
  usePageTitle('Gallery');
  const chosenEvent = gallery.rows.find(({ eventId }) => eventId === filter.eventId)?.event ?? null;
  const isNarrow = isFiltering(filter);
  return (
    <main className="page gallery">
      <header className="gallery-header">
        <h1>Gallery</h1>
        <Button look="outline" onClick={() => setUploading(true)}>
          <Upload size={20} aria-hidden /> Upload Photo
        </Button>
      </header>
      <GalleryFilters filter={filter} onFilter={onFilter} chosenEvent={chosenEvent} />
      <p className="visually-hidden" role="status">
        {isNarrow && gallery.state === 'ready' && gallery.rows.length > 0
          ? `${countLine(gallery.rows.length, gallery.hasMore, PHOTOS)} found`
          : ''}
      </p>
      <GalleryResults filter={filter} gallery={gallery} />
      <Suspense>{isUploading && <UploadPhotoSheet onClose={() => setUploading(false)} />}</Suspense>
    </main>
  );
};

const PHOTOS = { one: 'photo', many: 'photos' };
