import { Stack } from '@chakra-ui/react/stack';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { MailQuestion } from 'lucide-react';
import { useState } from 'react';
import { isGone } from '#shared/http/is-gone';
import { PageState } from '#shared/ui/feedback/page-state';
import { Spinner } from '#shared/ui/feedback/spinner';
import { Unanswered } from '#shared/ui/feedback/unanswered';
import { Button, ButtonLink } from '#shared/ui/form/button';
import { CenterCard } from '#shared/ui/layout/center-card';
import { usePageTitle } from '#shared/ui/page/use-page-title';
import { guestTableWords, partyLine, SHOW_STATUS_NAMES, whenLine } from '#features/bookings/booking-wording';
import { linkedTableQuery, type LinkedTable } from '#features/bookings/bookings.queries';
import { GiveBackSheet } from './give-back-sheet';

/** Where the link in the mails about a table leads: looking changes nothing, a button gives the table back. */
export const GuestTablePage = ({ token }: { token: string }) => {
  usePageTitle('Your table');
  const query = useQuery(linkedTableQuery(token));
  return query.data ? <Table token={token} table={query.data} /> : <WithoutTable query={query} />;
};

const Table = ({ token, table }: { token: string; table: LinkedTable }) => {
  const [isAsking, setAsking] = useState(false);
  const { event, partySize, canCancel } = table;
  return (
    <CenterCard as="article" aria-labelledby="table-title">
      <Stack as="header" gap="1" pb="4" borderBottom="2px dashed" borderColor="line" overflowWrap="anywhere">
        <h1 id="table-title" dir="auto">
          {event?.name ?? 'Your table'}
        </h1>
        {event && <p>{whenLine(event.date, event.time)}</p>}
        {event && event.status !== 'scheduled' && <p>{SHOW_STATUS_NAMES[event.status]}</p>}
        <p>{partyLine(partySize)}</p>
      </Stack>
      <p role="status">{guestTableWords(table)}</p>
      {canCancel && (
        <Button look="outline" onClick={() => setAsking(true)}>
          Cancel table
        </Button>
      )}
      {event && (
        <ButtonLink
          look={canCancel ? 'quiet' : 'outline'}
          to="/events/$eventId"
          params={{ eventId: event.id }}
        >
          See the show
        </ButtonLink>
      )}
      {isAsking && <GiveBackSheet token={token} onClose={() => setAsking(false)} />}
    </CenterCard>
  );
};

const WithoutTable = ({ query }: { query: UseQueryResult<LinkedTable> }) => (
  <main className="page">
    {isGone(query.error) ? (
      <PageState
        icon={MailQuestion}
        title="We cannot find this table"
        announced
        action={<ButtonLink to="/">See what's on</ButtonLink>}
      >
        Please open the link in your email again, and check that it is complete.
      </PageState>
    ) : (
      <Unanswered query={query} what="Your table">
        <Spinner label="Loading your table" />
      </Unanswered>
    )}
  </main>
);
