import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { isGone } from '#shared/http/is-gone';
import { longDayOfInstant } from '#shared/lib/dates/instant-words';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { ConfirmSheet } from '#shared/ui/dialog/confirm-sheet';
import { LoadingPart } from '#shared/ui/feedback/loading-part';
import { Unanswered } from '#shared/ui/feedback/unanswered';
import { Button } from '#shared/ui/form/button';
import { unlessPending } from '#shared/ui/form/unless-pending';
import { ActionRow } from '#shared/ui/layout/action-row';
import { PagePart } from '#shared/ui/layout/page-part';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { feedLinks } from '#features/feeds/calendar-links';
import { CalendarSheet } from '#features/feeds/calendar-sheet';
import { ownFeedQuery, refreshOwnFeed, renewOwnFeed, takeBackOwnFeed } from './own-feed.queries';

/** An artist's shows and invitations in the artist's own calendar, at a secret address (design §8 "Feeds"). */
export const OwnFeedCard = ({ userId }: { userId: number }) => {
  const query = useQuery(ownFeedQuery(userId));
  return (
    <PagePart
      heading="h2"
      id="own-feed-title"
      title="Your Own Calendar"
      hint="Your shows here, and invitations that wait for your answer, in the calendar you use."
      mt="4"
      p="4"
    >
      {isGone(query.error) ? (
        <p>
          Fill in your{' '}
          <Link className="text-link" to="/account/artist">
            artist profile
          </Link>{' '}
          first.
        </p>
      ) : query.data ? (
        <OwnFeed createdAt={query.data.createdAt} />
      ) : (
        <Unanswered query={query} what="Your private calendar" offline="It comes back with your connection.">
          <LoadingPart label="Loading your private calendar" heights={['2.75rem']} />
        </Unanswered>
      )}
    </PagePart>
  );
};

const OwnFeed = ({ createdAt }: { createdAt: string | null }) => {
  const { renew, takeBack, address, forget } = useOwnFeed();
  const timeZone = useVenueZone();
  const [asked, setAsked] = useState<'renew' | 'take back' | null>(null);
  const answer = (act: () => void) => () => {
    setAsked(null);
    act();
  };
  return (
    <>
      {createdAt === null ? (
        <Button {...unlessPending(renew.isPending, () => renew.mutate())}>
          <CalendarSync size={20} aria-hidden /> {renew.isPending ? 'Making it...' : 'Make a private address'}
        </Button>
      ) : (
        <>
          <p>Your private address was made on {longDayOfInstant(createdAt, timeZone)}.</p>
          <ActionRow>
            <Button look="outline" {...unlessPending(renew.isPending, () => setAsked('renew'))}>
              Renew the address
            </Button>
            <Button look="quiet" {...unlessPending(takeBack.isPending, () => setAsked('take back'))}>
              Take it back
            </Button>
          </ActionRow>
        </>
      )}
      {asked && (
        <ConfirmSheet
          title={asked === 'renew' ? 'Renew the address?' : 'Take the address back?'}
          confirmLabel={asked === 'renew' ? 'Renew' : 'Take back'}
          onConfirm={answer(() => (asked === 'renew' ? renew : takeBack).mutate())}
          onCancel={() => setAsked(null)}
        >
          <p>The calendars that use the address you have now hear nothing more.</p>
        </ConfirmSheet>
      )}
      {address && (
        <CalendarSheet
          title="Your private address"
          subtitle="Shown this once"
          links={feedLinks(address, location.origin)}
          hint="Keep the address to yourself: who has it can read your dates. Renew it when somebody else has it."
          onClose={forget}
        />
      )}
    </>
  );
};

/** Makes, renews and takes back the artist's private calendar. */
const useOwnFeed = () => {
  const [address, setAddress] = useState<string | null>(null);
  const renew = useToastMutation({
    send: renewOwnFeed,
    // The server may not know its own name; the reader of this page has reached it by one.
    done: ({ url }) => void setAddress(new URL(url).pathname),
    failed: 'Failed to make a private address',
    refresh: refreshOwnFeed,
  });
  const takeBack = useToastMutation({
    send: takeBackOwnFeed,
    done: ({ message }) => ({ title: 'Address taken back', description: message }),
    failed: 'Failed to take the private address back',
    refresh: refreshOwnFeed,
  });
  /** The path of an address just made, until it is put away. */
  return { renew, takeBack, address, forget: () => setAddress(null) };
};
