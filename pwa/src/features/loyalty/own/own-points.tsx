import { useInfiniteQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { longDayOfInstant } from '#shared/lib/dates/instant-words';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { PrivateList, type ListWords } from '#shared/ui/list/private-list';
import { usePages } from '#shared/ui/list/use-pages';
import { signed } from '#features/loyalty/ledger/ledger-wording';
import { ownPointsQuery, type OwnMember, type PointsEntry } from './own-member.queries';
import './own-points.css';
import { reasonOf, sourceOf } from './own-points-wording';

const WORDS: ListWords = {
  noun: { one: 'entry', many: 'entries' },
  empty: {
    icon: ScrollText,
    title: 'No points yet',
    hint: 'Check in at a show with your email: each show earns 50 points.',
  },
  failed: 'Something went wrong on our side. Your points are safe.',
  offline: 'Your points come back with your connection.',
};

/** What one's points came from, and what was taken back (design §4 "Points are a ledger"). */
export const OwnPoints = ({ member }: { member: OwnMember }) => {
  const pages = usePages(useInfiniteQuery(ownPointsQuery(member)));
  return (
    <section className="card own-points" aria-label="What your points came from">
      <h2>What your points came from</h2>
      <PrivateList pages={pages} words={WORDS} isNarrow={false} rowHeight="3.5rem">
        {(entry) => <Entry entry={entry} />}
      </PrivateList>
    </section>
  );
};

const Entry = ({ entry }: { entry: PointsEntry }) => {
  const timeZone = useVenueZone();
  const reason = reasonOf(entry);
  return (
    <article className="own-points-entry" data-stands={entry.stands}>
      <div>
        <h3 dir="auto">{sourceOf(entry)}</h3>
        <p className="own-points-muted">
          {longDayOfInstant(entry.createdAt, timeZone)}
          {!entry.stands && entry.type !== 'reversal' && ' · taken back'}
        </p>
        {reason && <p dir="auto">{reason}</p>}
      </div>
      <p className="own-points-sum">
        {signed(entry.points)}
        <span className="visually-hidden"> points</span>
      </p>
    </article>
  );
};
