import { Flex } from '@chakra-ui/react/flex';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { TIER_WORDS } from '#contract/loyalty';
import { Figure } from '#features/door/line/figure';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { saveFile } from '#shared/lib/save-file';
import { useAdminGuard } from '#shared/session/use-admin-guard';
import { Skeleton } from '#shared/ui/feedback/skeleton';
import { Spinner } from '#shared/ui/feedback/spinner';
import { Unanswered } from '#shared/ui/feedback/unanswered';
import { Button, ButtonLink } from '#shared/ui/form/button';
import { ReportTables } from './report-tables';
import { reportFile } from './report-csv';
import { reportQuery, type DoorReport } from './report.queries';

/** What a night at the door came to, for admins (design §7 "After the night"). */
export const ReportPage = ({ eventId }: { eventId: number }) => {
  const query = useQuery(reportQuery(eventId));
  if (!useAdminGuard()) return <Spinner label="Loading..." />;
  return (
    <main className="page">
      {query.data ? (
        <NightReport report={query.data} />
      ) : (
        <Unanswered query={query} what="The report">
          <Skeleton height="20rem" />
        </Unanswered>
      )}
    </main>
  );
};

const NightReport = ({ report }: { report: DoorReport }) => {
  const timeZone = useVenueZone();
  return (
    <Stack gap="4">
      <Flex wrap="wrap" align="center" justify="space-between" gap="2">
        <div>
          <chakra.h1 fontSize="3xl" overflowWrap="anywhere">
            The door: <bdi>{report.name}</bdi>
          </chakra.h1>
          <chakra.p color="muted">{formatLongDate(report.date)}</chakra.p>
        </div>
        <Flex gap="2" wrap="wrap">
          <Button look="outline" onClick={() => saveFile(reportFile(report, timeZone))}>
            <Download size={18} aria-hidden />
            CSV
          </Button>
          <ButtonLink look="quiet" to="/admin/events" search={{ when: 'past' }}>
            All shows
          </ButtonLink>
        </Flex>
      </Flex>
      <SimpleGrid className="card" minChildWidth="7rem" gap="4" p="4">
        <Figure count={report.people} words="people" />
        <Figure count={report.checkIns} words="check-ins" />
        <Figure count={report.firstTimers} words="first-timers" />
        <Figure count={report.left} words="counted out" />
        <Figure count={report.undone.length} words="undone" />
        <Figure count={report.repeated} words="in already" />
        {report.tiers.map(({ tier, checkIns }) => (
          <Figure key={tier} count={checkIns} words={TIER_WORDS[tier]} />
        ))}
      </SimpleGrid>
      <ReportTables report={report} />
    </Stack>
  );
};
