import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { MicOff, Plus } from 'lucide-react';
import { useState } from 'react';
import type { ArtistStatus } from '#contract/artists';
import { TEXT_LENGTH } from '#contract/limits';
import { ifAt } from '#shared/http/command-headers';
import { requestJson } from '#shared/http/http-client';
import { ConfirmSheet, type ConfirmAnswers } from '#shared/ui/dialog/confirm-sheet';
import { focusById } from '#shared/ui/dialog/focus-after-paint';
import { Button } from '#shared/ui/form/button';
import { isNarrow, ListFilters } from '#shared/ui/list/list-filters';
import { ListPanel } from '#shared/ui/list/list-panel';
import { PrivateList, type ListWords } from '#shared/ui/list/private-list';
import { usePages } from '#shared/ui/list/use-pages';
import { namedChoice } from '#shared/ui/list/list-choices';
import { useDeletion, useQuestion } from '#shared/ui/mutation/use-deletion';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import {
  ARTISTS_PATH,
  type ArtistProfile,
  managedArtistsQuery,
  keepManagedArtist,
  refreshArtists,
} from '#features/artists/artists.queries';
import type { ArtistFilter } from './artist-filter';
import { ArtistRow } from './artist-row';
import { ArtistSheet } from './artist-sheet';

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
  // Private, so that nothing of them is kept for reading offline (design §5.7).
  const artists = usePages(useInfiniteQuery(managedArtistsQuery(filter)));
  const { decide, remove } = useArtistCommands();
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
            genres={genres}
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
          onClose={() => setEdited(null)}
        />
      )}
      {withdrawal.asked && <WithdrawApprovalSheet artist={withdrawal.asked} {...withdrawal.answers} />}
      {leaving && <DeleteArtistSheet artist={leaving} {...answers} />}
    </ListPanel>
  );
};

/** Search and approval. */
const ArtistFilters = ({ filter, onFilter }: Omit<ArtistManagementProps, 'genres'>) => (
  <ListFilters
    label="Artists"
    search={{
      text: filter.q,
      placeholder: 'Name, genre or email',
      maxLength: TEXT_LENGTH.artistName,
      onSearch: (q) => onFilter({ ...filter, q: q || undefined }),
    }}
    choices={[
      namedChoice({
        label: 'Approval',
        names: STATUS_NAMES,
        chosen: filter.status,
        onChoose: (status) => onFilter({ ...filter, status }),
      }),
    ]}
  />
);

const STATUS_NAMES: Record<ArtistStatus, string> = { waiting: 'Waiting for review', approved: 'Approved' };

type QuestionProps = ConfirmAnswers & { artist: ArtistProfile };

/** Says what goes along (spec §2 "Artists tab"), and what else would do. */
const DeleteArtistSheet = ({ artist, ...answers }: QuestionProps) => (
  <ConfirmSheet
    title={`Delete ${artist.name}?`}
    confirmLabel="Delete artist"
    pendingLabel="Deleting..."
    {...answers}
  >
    <p>
      This also removes the artist&apos;s booking requests, dates, invitations, picture and recording. It
      cannot be taken back.
    </p>
    <p>Shows on the calendar stay there, without a featured artist.</p>
    {artist.isApproved && (
      <p>To take the artist off the website for a while, withdraw the approval instead.</p>
    )}
  </ConfirmSheet>
);

/** Says what the public loses, and who is told. */
const WithdrawApprovalSheet = ({ artist, ...answers }: QuestionProps) => (
  <ConfirmSheet
    title="Withdraw the approval?"
    confirmLabel="Withdraw"
    pendingLabel="Withdrawing..."
    {...answers}
  >
    <p>
      The page of <bdi>{artist.name}</bdi> will not be public until the artist is approved again.{' '}
      <bdi>{artist.email}</bdi> will get an email that says so.
    </p>
  </ConfirmSheet>
);

/** What an admin decides of a profile. */
interface Decision {
  artist: ArtistProfile;
  isApproved: boolean;
}

/** Approving, taking that back, and deleting artists, with the toasts of spec §8. */
const useArtistCommands = () => {
  const client = useQueryClient();
  const decide = useToastMutation({
    // Nobody approves what they have not seen: of another version it is refused.
    send: ({ artist: { id, version }, isApproved }: Decision) =>
      requestJson<ArtistProfile>(`${ARTISTS_PATH}/${id}/approval`, {
        method: 'PUT',
        body: { isApproved },
        headers: ifAt(version),
      }),
    about: ({ artist }) => artist.id,
    done: ({ name, isApproved }) =>
      isApproved
        ? { title: 'Artist approved', description: `${name} is now public and will get an email.` }
        : { title: 'Approval withdrawn', description: `${name} is no longer public and will get an email.` },
    failed: 'Failed to update artist',
    onDone: (artist) => keepManagedArtist(client, artist.id, artist),
    refresh: refreshArtists,
  });
  const remove = useToastMutation({
    send: (id: number) => requestJson(`${ARTISTS_PATH}/${id}`, { method: 'DELETE' }),
    done: () => ({ title: 'Artist deleted successfully' }),
    failed: 'Failed to delete artist',
    onDone: (_answer, id) => keepManagedArtist(client, id, null),
    refresh: refreshArtists,
  });
  return { decide, remove };
};
