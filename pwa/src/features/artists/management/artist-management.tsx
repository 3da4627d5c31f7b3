import { MicOff, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#shared/ui/form/button';
import { focusById } from '#shared/ui/dialog/focus-after-paint';
import { ListPanel } from '#shared/ui/list/list-panel';
import { PrivateList, type ListWords } from '#shared/ui/list/private-list';
import { useAsked } from '#shared/ui/mutation/use-asked';
import { useDeletion } from '#shared/ui/mutation/use-deletion';
import { isFiltering, type ArtistFilter } from './artist-filter';
import { ArtistFilters } from './artist-filters';
import { ArtistRow } from './artist-row';
import { ArtistSheet } from './artist-sheet';
import type { ArtistProfile } from '#features/artists/artists.queries';
import { DeleteArtistSheet } from './delete-artist-sheet';
import { useArtistCommands } from './use-artist-commands';
import { useArtistList } from './use-artist-list';
import { WithdrawApprovalSheet } from './withdraw-approval-sheet';

const TITLE_ID = 'artist-management';

const WORDS: ListWords = {
  noun: { one: 'artist', many: 'artists' },
  empty: {
    icon: MicOff,
    title: 'No artists yet.',
    hint: 'Artists appear here when they sign up, or when you add them.',
  },
  offline:
    'Artists’ contact details are private, so they are never kept on this device. The list comes back with your connection.',
};

interface ArtistManagementProps {
  filter: ArtistFilter;
  onFilter: (filter: ArtistFilter) => void;
  /** The venue's event types. */
  genres: readonly { name: string }[];
}

/** The Artists tab: who plays here, and who waits for review (spec §2 "Artists tab"). */
export const ArtistManagement = ({ filter, onFilter, genres }: ArtistManagementProps) => {
  const artists = useArtistList(filter);
  const { decide, remove } = useArtistCommands();
  const [edited, setEdited] = useState<ArtistProfile | 'new' | null>(null);
  // The row that had the focus is gone then.
  const { leaving, ask, answers } = useDeletion<ArtistProfile>(remove, () => focusById(TITLE_ID));
  const { asked: withdrawing, ask: askToWithdraw, cancel, settle } = useAsked<ArtistProfile>();
  const withdraw = (artist: ArtistProfile) =>
    decide.mutate({ artist, isApproved: false }, { onSettled: () => settle(artist.id) });
  const isPending = ({ id }: ArtistProfile) => decide.isUnderWay(id) || remove.isUnderWay(id);
  return (
    <ListPanel
      titleId={TITLE_ID}
      title="Artist Management"
      tools={
        <Button onClick={() => setEdited('new')}>
          <Plus size={20} aria-hidden /> Add Artist
        </Button>
      }
      aria-busy={artists.state === 'loading'}
    >
      <ArtistFilters filter={filter} onFilter={onFilter} />
      <PrivateList pages={artists} words={WORDS} isNarrow={isFiltering(filter)} rowHeight="8rem">
        {(artist) => (
          <ArtistRow
            artist={artist}
            genres={genres}
            isPending={isPending(artist)}
            onDecide={(isApproved) =>
              isApproved ? decide.mutate({ artist, isApproved }) : askToWithdraw(artist)
            }
            onEdit={() => setEdited(artist)}
            onDelete={() => ask(artist)}
          />
        )}
      </PrivateList>
      {edited && (
        <ArtistSheet
          artist={edited === 'new' ? null : edited}
          genres={genres}
          onClose={() => setEdited(null)}
        />
      )}
      {withdrawing && (
        <WithdrawApprovalSheet
          artist={withdrawing}
          isPending={decide.isUnderWay(withdrawing.id)}
          onConfirm={() => withdraw(withdrawing)}
          onCancel={cancel}
        />
      )}
      {leaving && <DeleteArtistSheet artist={leaving} {...answers} />}
    </ListPanel>
  );
};
