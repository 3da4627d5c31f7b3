import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Camera, SearchX } from 'lucide-react';
import { countLine } from '#shared/ui/page/count-line';
import { KeptNote } from '#shared/ui/page/kept-note';
import { ListProblem } from '#shared/ui/list/list-problem';
import { LoadMore } from '#shared/ui/list/load-more';
import { PageState } from '#shared/ui/feedback/page-state';
import { Skeleton } from '#shared/ui/feedback/skeleton';
import { isFiltering, type GalleryFilter } from './gallery-filter';
import { PhotoGrid } from '#features/gallery/grid/photo-grid';
import { useGallery, type Gallery } from './use-gallery';

const PHOTOS = { one: 'photo', many: 'photos' };

/** The photos, or why there are none. */
export const GalleryResults = ({ filter }: { filter: GalleryFilter }) => {
  const gallery = useGallery(filter);
  const { state, rows, hasMore } = gallery;
  const isFound = isFiltering(filter) && state === 'ready' && rows.length > 0;
  return (
    <>
      <p className="visually-hidden" role="status">
        {isFound ? `${countLine(rows.length, hasMore, PHOTOS)} found` : ''}
      </p>
      <Photos gallery={gallery} isNarrow={isFiltering(filter)} />
    </>
  );
};

const Photos = ({ gallery, isNarrow }: { gallery: Gallery; isNarrow: boolean }) => {
  const { state, rows, isKept, retry, ...more } = gallery;
  /** By itself; once that has failed only when somebody says so. */
  const onNearEnd = () => {
    if (more.moreProblem === null) more.loadMore();
  };
  if (state === 'loading') return <GridSkeleton />;
  if (state === 'failed' || state === 'offline') {
    return (
      <ListProblem
        state={state}
        noun={PHOTOS.many}
        offline="The photos come back with your connection. The first of them, once seen, stay on this phone."
        onRetry={retry}
      />
    );
  }
  if (rows.length === 0) {
    return (
      <PageState
        icon={isNarrow ? SearchX : Camera}
        title={isNarrow ? 'No photos found matching your search.' : 'No photos yet.'}
        announced
      >
        {isNarrow ? 'Try another word, event or tag.' : 'Photos of our nights appear here.'}
      </PageState>
    );
  }
  return (
    <Box
      as="section"
      opacity={state === 'searching' ? '0.6' : undefined}
      css={{ '@media (prefers-reduced-motion: no-preference)': { transition: 'opacity 120ms' } }}
      aria-label="Photos"
      aria-busy={state === 'searching'}
    >
      {isKept && (
        <Box mb="3">
          <KeptNote noun={PHOTOS.many} />
        </Box>
      )}
      {/* Another first photo is another list, whose columns are filled again. */}
      <PhotoGrid key={rows[0]?.id} photos={rows} hasMore={more.hasMore} onNearEnd={onNearEnd} />
      <LoadMore {...more} />
    </Box>
  );
};

const GridSkeleton = () => (
  <Grid
    templateColumns="repeat(auto-fill, minmax(10rem, 1fr))"
    gap="3"
    role="status"
    aria-label="Loading photos"
  >
    {[11, 14, 14, 11, 11, 14].map((height, index) => (
      <Skeleton key={index} height={`${height}rem`} />
    ))}
  </Grid>
);
