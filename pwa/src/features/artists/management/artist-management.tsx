import { useInfiniteQuery } from '@tanstack/react-query';
import { MicOff, Plus } from 'lucide-react';
import { useState } from 'react';
import type { ArtistStatus } from '#contract/artists';
import { TEXT_LENGTH } from '#contract/limits';
import { focusById } from '#shared/ui/dialog/focus-after-paint';
import { Button } from '#shared/ui/form/button';
import type { Choices } from '#shared/ui/form/choices';
import { isNarrow, ListFilters } from '#shared/ui/list/list-filters';
import { ListPanel } from '#shared/ui/list/list-panel';
import { PrivateList, type ListWords } from '#shared/ui/list/private-list';
import { usePages } from '#shared/ui/list/use-pages';
import { choiceIn, namedChoice, searchIn } from '#shared/ui/list/list-choices';
import { useDeletion, useQuestion } from '#shared/ui/mutation/use-deletion';
import { type ArtistProfile, managedArtistsQuery } from '#features/artists/artists.queries';
import type { ArtistFilter } from './artist-filter';
import { DeleteArtistSheet, WithdrawApprovalSheet } from './artist-questions';
import { ArtistRow } from './artist-row';
import { ArtistSheet } from './artist-sheet';
import { useArtistCommands } from './use-artist-commands';

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
  genres: Choices<{ name: string }>;
  /** Shows name their artists. */
  onEventsChanged: () => void;
}

/** The Artists tab: who plays here, and who waits for review (spec §2 "Artists tab"). */
export const ArtistManagement = ({ filter, onFilter, genres, onEventsChanged }: ArtistManagementProps) => {
  // Private, so that nothing of them is kept for reading offline (design §5.7).
  const artists = usePages(useInfiniteQuery(managedArtistsQuery(filter)));
  const { decide, remove } = useArtistCommands(onEventsChanged);
  const [edited, setEdited] = useState<ArtistProfile | 'new' | null>(null);
  // The row that had the focus is gone then.
  const { leaving, ask, answers } = useDeletion<ArtistProfile>(remove, () => focusById(TITLE_ID));
  const withdrawal = useQuestion(decide, (artist: ArtistProfile) => ({ artist, isApproved: false }));
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
      <PrivateList pages={artists} words={WORDS} isNarrow={isNarrow(filter)} rowHeight="8rem">
        {(artist) => (
          <ArtistRow
            artist={artist}
            genres={genres.rows}
            isPending={isPending(artist)}
            onDecide={(isApproved) =>
              isApproved ? decide.mutate({ artist, isApproved }) : withdrawal.ask(artist)
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
          onEventsChanged={onEventsChanged}
          onClose={() => setEdited(null)}
        />
      )}
      {withdrawal.asked && <WithdrawApprovalSheet artist={withdrawal.asked} {...withdrawal.answers} />}
      {leaving && <DeleteArtistSheet artist={leaving} {...answers} />}
    </ListPanel>
  );
};

/** Search and approval. */
const ArtistFilters = ({ filter, onFilter }: Pick<ArtistManagementProps, 'filter' | 'onFilter'>) => (
  <ListFilters
    label="Artists"
    search={{
      ...searchIn({ filter, onFilter }),
      placeholder: 'Name, genre or email',
      maxLength: TEXT_LENGTH.artistName,
    }}
    choices={[
      namedChoice({ label: 'Approval', names: STATUS_NAMES, ...choiceIn({ filter, onFilter }, 'status') }),
    ]}
  />
);

const STATUS_NAMES: Record<ArtistStatus, string> = { waiting: 'Waiting for review', approved: 'Approved' };
