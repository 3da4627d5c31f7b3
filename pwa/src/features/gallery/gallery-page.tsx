import { Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#shared/ui/form/button';
import { usePageTitle } from '#shared/ui/page/use-page-title';
import type { GalleryFilter } from './gallery-filter';
import { GalleryFilters } from './gallery-filters';
import './gallery-page.css';
import { GalleryResults } from './gallery-results';

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
  const [isUploading, setUploading] = useState(false);
  usePageTitle('Gallery');
  return (
    <main className="page gallery">
      <header className="gallery-header">
        <h1>Gallery</h1>
        <Button look="outline" onClick={() => setUploading(true)}>
          <Upload size={20} aria-hidden /> Upload Photo
        </Button>
      </header>
      <GalleryFilters filter={filter} onFilter={onFilter} />
      <GalleryResults filter={filter} />
      <Suspense>{isUploading && <UploadPhotoSheet onClose={() => setUploading(false)} />}</Suspense>
    </main>
  );
};
