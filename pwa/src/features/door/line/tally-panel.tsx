import { Box } from '@chakra-ui/react/box';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { ActionRow } from '#shared/ui/layout/action-row';
import { Button } from '#shared/ui/form/button';
import { unlessPending } from '#shared/ui/form/unless-pending';
import { useDoorActs } from '#features/door/acts/use-door-acts';
import { Figure } from './figure';
import { useKeep } from './use-keep';
import { useLine } from './line-context';

/** From this share on the house is nearly full. */
const NEARLY_FULL = 0.9;

/** How many are inside, how many fit, and the way to count people out (design §7 "In, out, full"). */
export const TallyPanel = () => {
  const { show, tonight } = useLine();
  const { inside, left, checkIns, firstTimers } = tonight.tally;
  return (
    <Stack as="section" className="card" aria-label="Tonight" gap="4" p="4">
      <SimpleGrid columns={2} gap="4">
        <Figure count={inside} words="guests in" />
        <Figure count={checkIns} words="check-ins" />
        {show.capacity !== null && <Figure count={show.capacity} words="capacity" />}
        <Figure count={firstTimers} words="first-timers" />
      </SimpleGrid>
      {show.capacity !== null && <Fullness inside={inside} capacity={show.capacity} />}
      <Leaving inside={inside} left={left} />
    </Stack>
  );
};

const Fullness = ({ inside, capacity }: { inside: number; capacity: number }) => {
  const share = inside / capacity;
  const words = share >= 1 ? 'The house is full' : share >= NEARLY_FULL ? 'Nearly full' : null;
  return (
    <Box>
      <Box height="0.75rem" rounded="full" bg="raised" overflow="hidden" aria-hidden>
        <Box
          height="100%"
          bg={share >= 1 ? 'danger' : share >= NEARLY_FULL ? 'waiting' : 'booked'}
          style={{ width: `${Math.min(100, share * 100)}%` }}
        />
      </Box>
      <chakra.p role="status" fontWeight="600" color={share >= 1 ? 'danger' : 'waiting'}>
        {words}
      </chakra.p>
    </Box>
  );
};

/** People who leave together, by one tap. */
const LEAVING = [1, 2, 4];

/** A guest who comes back in, or who was counted out by a slip of the thumb, is counted in again. */
const Leaving = ({ inside, left }: { inside: number; left: number }) => {
  const { exit } = useDoorActs();
  const keep = useKeep();
  return (
    <Box>
      <chakra.h2 fontSize="md" mb="2">
        Left
      </chakra.h2>
      <ActionRow>
        {LEAVING.map((people) => (
          <Button
            key={people}
            look="outline"
            aria-label={`−${people} ${people === 1 ? 'guest' : 'guests'} left`}
            {...unlessPending(inside < people, () => void keep(() => exit(people)))}
          >
            −{people}
          </Button>
        ))}
        <Button
          look="outline"
          aria-label="+1 back in"
          {...unlessPending(left < 1, () => void keep(() => exit(-1)))}
        >
          +1 back
        </Button>
      </ActionRow>
    </Box>
  );
};
