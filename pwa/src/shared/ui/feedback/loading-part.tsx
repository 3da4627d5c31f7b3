import { Stack } from '@chakra-ui/react/stack';
import { Skeleton } from './skeleton';

/** Stands in for a part of a screen that is on its way: blocks as high as these. */
export const LoadingPart = ({ label, heights }: { label: string; heights: readonly string[] }) => (
  <Stack gap="4" role="status" aria-label={label}>
    {heights.map((height, place) => (
      <Skeleton key={place} height={height} />
    ))}
  </Stack>
);
