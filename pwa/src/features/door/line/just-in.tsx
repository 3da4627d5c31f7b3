import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { EntryList } from './entry-list';
import { useLine } from './line-context';

/** Rows of the list: more than anybody looks back. The search finds the others. */
const MOST_ROWS = 30;

/** The last check-ins, whoever made them. */
export const JustIn = () => {
  const { rows } = useLine().tonight;
  return (
    <Stack as="section" className="card" aria-labelledby="just-in" gap="2" p="4">
      <chakra.h2 id="just-in" fontSize="lg">
        Just in
      </chakra.h2>
      {rows.length === 0 ? (
        <chakra.p color="muted">Nobody yet.</chakra.p>
      ) : (
        <EntryList rows={rows.slice(0, MOST_ROWS)} />
      )}
    </Stack>
  );
};
