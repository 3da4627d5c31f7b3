import { Grid } from '@chakra-ui/react/grid';

/** The first letters of a name in a disc; decorative, since the name stands beside it. */
export const Initials = ({ name }: { name: string }) => (
  <Grid
    as="span"
    flex="none"
    placeItems="center"
    width="48px"
    height="48px"
    rounded="full"
    bg="brand"
    color="onBrand"
    fontWeight="700"
    aria-hidden
  >
    {initialsOf(name)}
  </Grid>
);

const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const first = (word = '') => [...word][0] ?? '';
  return `${first(words[0])}${words.length > 1 ? first(words.at(-1)) : ''}`.toUpperCase();
};
