import { MicOff, Plus, SearchX, TriangleAlert, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#shared/ui/button';
import { focusAfterPaint } from '#shared/ui/focus-after-paint';
import { LoadMore } from '#shared/ui/load-more';
import { PageState } from '#shared/ui/page-state';
import { RetryButton } from '#shared/ui/retry-button';
import { Skeleton } from '#shared/ui/skeleton';
import { isFiltering, type ArtistFilter } from './artist-filter';
import { ArtistFilters } from './artist-filters';
import './artist-management.css';
import { ArtistRow } from './artist-row';
import { ArtistSheet } from './artist-sheet';
import type { ArtistProfile } from './artists.queries';
import { DeleteArtistSheet } from './delete-artist-sheet';
import { useArtistCommands } from './use-artist-commands';
import { useArtistList } from './use-artist-list';
import { WithdrawApprovalSheet } from './withdraw-approval-sheet';

const TITLE_ID = 'artist-management';

interface ArtistManagementProps {
  filter: ArtistFilter;
  onFilter: (filter: ArtistFilter) => void;
  /** The venue's event types. */
  genres: readonly { name: string }[];
}

/** The Artists tab: who plays here, and who waits for review (spec §2 "Artists tab"). */
export const ArtistManagement = ({ filter, onFilter, genres }: ArtistManagementProps) => {
  const { rows: artists, state, retry, ...more } = useArtistList(filter);
  const { decide, remove } = useArtistCommands();
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const [leaving, setLeaving] = useState<ArtistProfile | null>(null);
  const [withdrawing, setWithdrawing] = useState<ArtistProfile | null>(null);
  const isSettled = state === 'ready' || state === 'searching';
  const isPending = ({ id }: ArtistProfile) =>
    (decide.isPending && decide.variables.artist.id === id) || (remove.isPending && remove.variables === id);
  const editedArtist = artists.find(({ id }) => id === edited) ?? null;
  return (
    <section className="artist-management" aria-labelledby={TITLE_ID} aria-busy={!isSettled}>
      <header className="artist-management-header">
        <h2 id={TITLE_ID} tabIndex={-1}>
          Artist Management
        </h2>
        <Button onClick={() => setEdited('new')}>
          <Plus size={20} aria-hidden /> Add Artist
        </Button>
      </header>
      <ArtistFilters filter={filter} onFilter={onFilter} />
      <p className="artist-count" role="status">
        {state === 'ready' && artists.length > 0 ? countLine(artists.length, more.hasMore) : ''}
      </p>
      <WithoutArtists
        state={isSettled && artists.length === 0 ? 'empty' : state}
        isNarrow={isFiltering(filter)}
        onRetry={retry}
      />
      <ul className="artist-list" data-searching={state === 'searching' || undefined}>
        {artists.map((artist) => (
          <li key={artist.id}>
            <ArtistRow
              artist={artist}
              isPending={isPending(artist)}
              onDecide={(isApproved) =>
                isApproved ? decide.mutate({ artist, isApproved }) : setWithdrawing(artist)
              }
              onEdit={() => setEdited(artist.id)}
              onDelete={() => setLeaving(artist)}
            />
          </li>
        ))}
      </ul>
      {state === 'ready' && <LoadMore {...more} />}
      {(edited === 'new' || editedArtist) && (
        <ArtistSheet artist={editedArtist} genres={genres} onClose={() => setEdited(null)} />
      )}
      {withdrawing && (
        <WithdrawApprovalSheet
          artist={withdrawing}
          isPending={decide.isPending}
          onConfirm={() =>
            decide.mutate(
              { artist: withdrawing, isApproved: false },
              { onSettled: () => setWithdrawing(null) },
            )
          }
          onCancel={() => setWithdrawing(null)}
        />
      )}
      {leaving && (
        <DeleteArtistSheet
          artist={leaving}
          isPending={remove.isPending}
          onConfirm={() =>
            remove.mutate(leaving.id, { onSuccess: focusTitle, onSettled: () => setLeaving(null) })
          }
          onCancel={() => setLeaving(null)}
        />
      )}
    </section>
  );
};

/** '1 artist', '50 artists', '50+ artists' when there are more to load. */
const countLine = (count: number, hasMore: boolean): string =>
  `${count}${hasMore ? '+' : ''} ${count === 1 && !hasMore ? 'artist' : 'artists'}`;

/** The row that had the focus is gone. */
const focusTitle = () => {
  const title = document.getElementById(TITLE_ID);
  if (title) focusAfterPaint(title);
};

interface WithoutArtistsProps {
  state: ReturnType<typeof useArtistList>['state'] | 'empty';
  isNarrow: boolean;
  onRetry: () => void;
}

const WithoutArtists = ({ state, isNarrow, onRetry }: WithoutArtistsProps) => {
  if (state === 'loading') return <ListSkeleton />;
  if (state === 'failed') return <Failed onRetry={onRetry} />;
  if (state === 'offline') return <Offline onRetry={onRetry} />;
  return state === 'empty' && <Nobody isNarrow={isNarrow} />;
};

const ListSkeleton = () => (
  <div className="artist-list" role="status" aria-label="Loading artists">
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} height="8rem" />
    ))}
  </div>
);

const Nobody = ({ isNarrow }: { isNarrow: boolean }) => (
  <PageState
    icon={isNarrow ? SearchX : MicOff}
    title={isNarrow ? 'No artists match your search.' : 'No artists yet.'}
    announced
  >
    {isNarrow ? undefined : 'Artists appear here when they sign up, or when you add them.'}
  </PageState>
);

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <PageState
    icon={TriangleAlert}
    title="The artists could not be loaded"
    announced
    action={<RetryButton onRetry={onRetry} />}
  >
    Something went wrong on our side.
  </PageState>
);

const Offline = ({ onRetry }: { onRetry: () => void }) => (
  <PageState icon={WifiOff} title="You're offline" announced action={<RetryButton onRetry={onRetry} />}>
    How to reach artists is private, so it is never kept on this device. It comes back with your connection.
  </PageState>
);
