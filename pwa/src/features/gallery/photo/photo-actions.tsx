import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Download, Share2 } from 'lucide-react';
import { Button } from '#shared/ui/form/button';
import { DownloadLink } from '#shared/ui/file/download-link';
import { sharePage } from '#shared/lib/share-page';
import type { GalleryPhoto } from '#features/gallery/gallery.queries';
import { photoTitle } from './photo-wording';

/** Takes a photo home, or shows it to somebody. */
export const PhotoActions = ({ photo }: { photo: GalleryPhoto }) => (
  <SimpleGrid minChildWidth="min(100%, 8rem)" gap="2">
    <DownloadLink href={photo.downloadUrl} download={photo.filename}>
      <Download size={20} aria-hidden /> Download
    </DownloadLink>
    <Button look="outline" onClick={() => void sharePage(photoTitle(photo))}>
      <Share2 size={20} aria-hidden /> Share
    </Button>
  </SimpleGrid>
);
