import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { MoonStar } from 'lucide-react';
import { memo, useDeferredValue, useEffect } from 'react';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { Spinner } from '#shared/ui/feedback/spinner';
import { Button } from '#shared/ui/form/button';
import type { Tonight } from '#features/door/acts/tonight';
import { useTonight } from '#features/door/acts/use-tonight';
import { stopKeptCamera } from '#features/door/camera/kept-camera';
import { DoorCard } from '#features/door/door-card';
import type { DoorNight, DoorPerson } from '#features/door/store/door-database';
import type { DoorDevice } from '#features/door/store/door-device';
import { DoorHeader } from './door-header';
import { GuestSearch } from './search/guest-search';
import { EntryList } from './entry-list';
import { LineContext, useLine } from './line-context';
import { NotSent } from './not-sent';
import { TallyPanel } from './tally-panel';
import { useShow } from './use-show';

interface LineScreenProps {
  device: DoorDevice;
  night: DoorNight;
  person: DoorPerson;
  /** The id of the show that was chosen on this tablet. */
  chosenShow: number | null;
  onLeave: () => void;
}

/** The line at the door: find a guest, let them in, next (look: Door). */
export const LineScreen = ({ night, chosenShow, ...props }: LineScreenProps) => {
  const show = useShow(night, chosenShow);
  if (!show) return <NoShow night={night} onLeave={props.onLeave} />;
  return <OpenLine {...props} night={night} show={show} />;
};

interface OpenLineProps extends Omit<LineScreenProps, 'chosenShow'> {
  show: DoorNight['shows'][number];
}

const OpenLine = (props: OpenLineProps) => {
  // Figures and lists give way to the one who types the next guest's name.
  const tonight = useDeferredValue(useTonight(props.show.id));
  // Nobody works here any more: the camera's light goes out.
  useEffect(() => stopKeptCamera, []);
  if (!tonight) return <Spinner label="Loading tonight's list..." />;
  return <LineParts {...props} tonight={tonight} />;
};

/** Drawn for what is shown, and not once more for what is still deferred. */
const LineParts = memo(
  ({ device, night, person, show, tonight, onLeave }: OpenLineProps & { tonight: Tonight }) => (
    <LineContext value={{ night, show, person, tonight }}>
      <DoorHeader onLeave={onLeave} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        alignItems="start"
        gap="4"
        p="4"
        maxWidth="77rem"
        mx="auto"
        css={RESULTS_FIRST}
      >
        <GuestSearch device={device} />
        <Stack gap="4">
          <NotSent />
          <TallyPanel />
          <JustIn />
        </Stack>
      </Grid>
    </LineContext>
  ),
);

/** While something is typed a phone has no room beside the results. By CSS: to render the whole line takes a letter's time. */
const RESULTS_FIRST = { '& > [data-searching] + *': { display: { base: 'none', md: 'flex' } } };

/** Rows of the list: more than anybody looks back. The search finds the others. */
const MOST_ROWS = 30;

/** The last check-ins, no matter who made them. */
const JustIn = () => {
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

const NoShow = ({ night, onLeave }: { night: DoorNight; onLeave: () => void }) => (
  <DoorCard title="No show tonight" icon={MoonStar}>
    <p>
      {formatLongDate(night.date)} has no show. The list comes by itself as soon as one is on the calendar.
    </p>
    <Button look="outline" onClick={onLeave}>
      Done
    </Button>
  </DoorCard>
);
