import { ImageOff, Download, Share2 } from 'lucide-react';
import { isRefused } from '#shared/http/http-error';
import { LoadingPart } from '#shared/ui/feedback/loading-part';
import { PageState } from '#shared/ui/feedback/page-state';
import { Sheet } from '#shared/ui/dialog/sheet';
import { Unanswered } from '#shared/ui/feedback/unanswered';
import { usePageTitle } from '#shared/ui/page/use-page-title';
import type { GalleryFilter } from '#features/gallery/gallery-filter';
import { PhotoDetails } from './photo-details';
import './photo-sheet.css';
import { photoTitle } from './photo-wording';
import { useCardFocus } from '#features/gallery/grid/use-card-focus';
import { useGallery } from '#features/gallery/use-gallery';
import { useNeighbours } from './use-neighbours';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Button } from '#shared/ui/form/button';
import { DownloadLink } from '#shared/ui/file/download-link';
import { sharePage } from '#shared/ui/page/share-page';
import { type GalleryPhoto, galleryPhotoQuery } from '#features/gallery/gallery.queries';
import { useQuery } from '@tanstack/react-query';

interface PhotoSheetProps {
  photoId: number;
  /** The list whose photos are turned through. */
  filter: GalleryFilter;
  /** Shows another photo in this one's place. */
  onTurn: (photoId: number) => void;
  onClose: () => void;
}

/** A photo at its own address, over the gallery (spec §2 "Gallery page"). */
export const PhotoSheet = ({ photoId, filter, onTurn, onClose }: PhotoSheetProps) => {
  const gallery = useGallery(filter);
  const { photo, query } = usePhoto(photoId, gallery.rows);
  const { previous, next } = useNeighbours(photoId, filter, gallery);
  const title = photo ? photoTitle(photo) : 'Photo';
  usePageTitle(title);
  useCardFocus(photoId);
  const turning = {
    previous: previous && (() => onTurn(previous.id)),
    next: next && (() => onTurn(next.id)),
  };
  return (
    <Sheet title={title} onClose={onClose} isRoute footer={photo && <PhotoActions photo={photo} />}>
      {photo ? <PhotoDetails photo={photo} turning={turning} /> : <WithoutPhoto query={query} />}
    </Sheet>
  );
};

const WithoutPhoto = ({ query }: Pick<ReturnType<typeof usePhoto>, 'query'>) =>
  isRefused(query.error) ? (
    <PageState icon={ImageOff} title="This photo is not in the gallery" announced>
      It may have been taken down, or is not public.
    </PageState>
  ) : (
    <Unanswered query={query} what="The photo" offline="This photo is not on this phone yet.">
      <LoadingPart label="Loading photo" heights={['18rem']} />
    </Unanswered>
  );

/** Takes a photo home, or shows it to somebody. */
const PhotoActions = ({ photo }: { photo: GalleryPhoto }) => (
  <SimpleGrid minChildWidth="min(100%, 8rem)" gap="2">
    <DownloadLink href={photo.downloadUrl} download={photo.filename}>
      <Download size={20} aria-hidden /> Download
    </DownloadLink>
    <Button look="outline" onClick={() => void sharePage(photoTitle(photo))}>
      <Share2 size={20} aria-hidden /> Share
    </Button>
  </SimpleGrid>
);

/** One photo: from the list when it is there, so that it opens at once, else from the venue. */
const usePhoto = (photoId: number, rows: readonly GalleryPhoto[]) => {
  const listed = rows.find(({ id }) => id === photoId);
  const query = useQuery({ ...galleryPhotoQuery(photoId), enabled: !listed });
  return { photo: listed ?? (isRefused(query.error) ? undefined : query.data), query };
};
