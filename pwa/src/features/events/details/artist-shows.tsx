import { Grid } from '@chakra-ui/react/grid';
import { useQuery } from '@tanstack/react-query';
import { CalendarX2 } from 'lucide-react';
import { showNightOf } from '#contract/rules/clock';
import { LoadingPart } from '#shared/ui/feedback/loading-part';
import { PageState } from '#shared/ui/feedback/page-state';
import { Unanswered } from '#shared/ui/feedback/unanswered';
import { EventCards } from '#features/events/card/event-card';
import type { ShownType } from '#features/events/event-wording';
import { artistShowsQuery } from '#features/events/events.queries';

interface ArtistShowsProps {
  artistId: number;
  /** Date of the show night that is on, `YYYY-MM-DD` on the venue's clock. */
  showNight: string;
  types: Map<string, ShownType>;
}

/** What an artist plays from tonight on. */
export const ArtistShows = ({ artistId, showNight, types }: ArtistShowsProps) => {
  const query = useQuery(artistShowsQuery(artistId, showNight));
  // The venue goes by dates, and a show after midnight has that of the day after its night.
  const data = query.data?.filter((event) => showNightOf(event) >= showNight);
  if (data?.length) {
    return (
      <Grid as="ul" templateColumns="repeat(auto-fill, minmax(min(100%, 22rem), 1fr))" gap="3">
        <EventCards events={data} types={types} showNotes={false} />
      </Grid>
    );
  }
  if (data) return <PageState icon={CalendarX2} title="No shows on the calendar yet." />;
  return (
    <Unanswered query={query} what="The shows" offline="">
      <LoadingPart label="Loading shows" heights={['8rem']} />
    </Unanswered>
  );
};
