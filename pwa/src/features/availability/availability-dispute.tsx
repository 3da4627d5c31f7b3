import { Box } from '@chakra-ui/react/box';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { GitCompareArrows } from 'lucide-react';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { Button } from '#shared/ui/form/button';
import { CHANGED_MEANWHILE } from './availability';
import { AvailabilityProblem } from './availability-problem';
import { inWords } from './availability-wording';
import type { ShownDate } from '#features/availability/marking/shown-dates';
import { useDateCommands } from './use-date-commands';

/** Both values of a date that was changed on two devices, and the choice between them (design §4 "Availability"). */
export const AvailabilityDispute = ({ shown, onChosen }: { shown: ShownDate; onChosen?: () => void }) => {
  const { date, values, theirs } = shown;
  const { keepOwn, drop } = useDateCommands(date);
  const choose = (settle: () => void) => () => {
    settle();
    onChosen?.();
  };
  const name = formatLongDate(date);
  return (
    <AvailabilityProblem
      role="alert"
      title={
        <>
          <GitCompareArrows size={20} aria-hidden />
          {CHANGED_MEANWHILE}
        </>
      }
      actions={
        <>
          <Button aria-label={`Keep mine for ${name}`} onClick={choose(keepOwn)}>
            Keep mine
          </Button>
          <Button look="outline" aria-label={`Take theirs for ${name}`} onClick={choose(drop)}>
            Take theirs
          </Button>
        </>
      }
    >
      <SimpleGrid as="dl" minChildWidth="min(100%, 11rem)" gap="2">
        <Value place="On this phone" words={inWords(values)} />
        <Value place="At the venue" words={inWords(theirs)} />
      </SimpleGrid>
    </AvailabilityProblem>
  );
};

const Value = ({ place, words }: { place: string; words: string }) => (
  <Box p="2" rounded="cell" bg="surface" color="ink" fontSize="sm">
    <chakra.dt color="muted" fontSize="xs" fontWeight="600">
      {place}
    </chakra.dt>
    <chakra.dd whiteSpace="pre-line" overflowWrap="anywhere" dir="auto">
      {words}
    </chakra.dd>
  </Box>
);
