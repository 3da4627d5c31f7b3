import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '#shared/ui/form/button';
import type { MorePages } from './more-pages';

const WORDS = {
  failed: 'More could not be loaded.',
  offline: "You're offline. There is more when you have a connection.",
};

/** Under a list that is read page by page: asks for the next page, and says so when it does not come. */
export const LoadMore = ({ hasMore, isLoadingMore, moreProblem, loadMore }: MorePages) => {
  if (!hasMore) return null;
  const problem = isLoadingMore ? null : moreProblem;
  return (
    <Foot>
      <p role="status">{problem && WORDS[problem]}</p>
      <Button look="outline" aria-disabled={isLoadingMore || undefined} onClick={loadMore}>
        {isLoadingMore ? 'Loading...' : problem ? 'Try again' : 'Load more'}
      </Button>
    </Foot>
  );
};

const Foot = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    gap: '2',
    textAlign: 'center',
    '& > p': { color: 'muted', fontSize: 'sm', '&:empty': { display: 'none' } },
    '& > button': { minWidth: 'min(100%, 14rem)' },
  },
});
