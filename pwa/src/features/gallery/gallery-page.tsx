import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#shared/ui/form/button';
import { usePageTitle } from '#shared/ui/page/use-page-title';
import { GalleryFilters, type GalleryFiltersProps } from './gallery-filters';
import { GalleryResults } from './gallery-results';

/** Most visitors never open it. */
const UploadPhotoSheet = lazy(() =>
  import('./upload-photo-sheet').then((module) => ({ default: module.UploadPhotoSheet })),
);

/** Photos of the venue's nights, for everybody (spec §2 "Gallery page"). */
export const GalleryPage = ({ filter, onFilter }: GalleryFiltersProps) => {
  const [isUploading, setUploading] = useState(false);
  usePageTitle('Gallery');
  return (
    // Three short choices beside each other: photos are what one came for.
    <Stack
      as="main"
      className="page"
      gap="4"
      css={{
        '& > [role=search] > :not(:first-child)': { flexBasis: '6rem', minWidth: '0' },
        '& > [role=search] select': { ps: { base: '2', md: '3' }, pe: { base: '1', md: '3' } },
      }}
    >
      <Flex as="header" wrap="wrap" align="center" justify="space-between" gap="4" rowGap="0.5rem">
        <chakra.h1 fontSize="3xl">Gallery</chakra.h1>
        <Button look="outline" onClick={() => setUploading(true)}>
          <Upload size={20} aria-hidden /> Upload Photo
        </Button>
      </Flex>
      <GalleryFilters filter={filter} onFilter={onFilter} />
      <GalleryResults filter={filter} />
      <Suspense>{isUploading && <UploadPhotoSheet onClose={() => setUploading(false)} />}</Suspense>
    </Stack>
  );
};
