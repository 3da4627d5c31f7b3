import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { CircleCheck, Hourglass, Pencil, Trash2, Undo2 } from 'lucide-react';
import { StatusPill } from '#shared/ui/layout/status-pill';
import { genreName } from '#shared/lib/genre-name';
import { Button } from '#shared/ui/form/button';
import { unlessPending } from '#shared/ui/form/unless-pending';
import { RowMenu, type RowCommand } from '#shared/ui/menu/row-menu';
import { ArtistPicture } from '#shared/ui/page/artist-picture';
import type { ArtistProfile } from '#features/artists/artists.queries';
import { DemoPlayer } from '#features/artists/demo-player';

interface ArtistRowProps {
  artist: ArtistProfile;
  /** The venue's event types. */
  genres: readonly { name: string }[];
  /** A command about this artist is under way. */
  isPending: boolean;
  onDecide: (isApproved: boolean) => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** An artist: a card on a phone, a row where there is room. What waits for review shows what is to be reviewed. */
export const ArtistRow = ({ artist, genres, ...actions }: ArtistRowProps) => (
  <Flex
    as="article"
    wrap="wrap"
    align="start"
    gap="3"
    p="4"
    border={artist.isApproved ? '1px solid' : '1px dashed'}
    borderColor={artist.isApproved ? 'line' : 'waiting'}
    rounded="card"
    bg="surface"
    aria-label={artist.name}
  >
    <ArtistPicture address={artist.profileImage} size="row" />
    <Stack flex="1 1 9rem" minWidth="0" gap="1" color="muted" fontSize="sm" overflowWrap="anywhere">
      <chakra.h3 color="ink" fontSize="lg" dir="auto">
        {artist.name}
      </chakra.h3>
      <Flex as="p" wrap="wrap" align="center" gap="1" columnGap="0.5rem">
        <Status isApproved={artist.isApproved} />
        <span>{genreName(artist.genre, genres) || 'No genre yet'}</span>
      </Flex>
      <p>{artist.email}</p>
      {artist.phone && <p>{artist.phone}</p>}
      {artist.isApproved && artist.phone && !artist.isPhoneKnown && (
        <chakra.p color="ink">
          This number is new since your approval. If it is right, press Edit, then Update Artist: until then
          texts from it are nobody’s.
        </chakra.p>
      )}
    </Stack>
    {!artist.isApproved && <ToReview artist={artist} />}
    <Flex
      wrap="wrap"
      gap="2"
      flexBasis={{ base: '100%', lg: 'auto' }}
      css={{ '& > button': { flex: { base: '1 1 auto', lg: '0 1 auto' } } }}
    >
      <Actions artist={artist} {...actions} />
    </Flex>
  </Flex>
);

const Status = ({ isApproved }: { isApproved: boolean }) =>
  isApproved ? (
    <StatusPill tone="plain" color="booked">
      <CircleCheck size={16} aria-hidden /> Approved
    </StatusPill>
  ) : (
    <StatusPill tone="waiting">
      <Hourglass size={16} aria-hidden /> Waiting for review
    </StatusPill>
  );

const ToReview = ({ artist }: { artist: ArtistProfile }) =>
  artist.genre === '' ? (
    <chakra.p flexBasis="100%" order={{ lg: '1' }}>
      Not filled in yet: there is nothing to review.
    </chakra.p>
  ) : (
    <Stack flexBasis="100%" order={{ lg: '1' }} gap="2" overflowWrap="anywhere">
      {artist.description && <p dir="auto">{artist.description}</p>}
      <DemoPlayer
        address={artist.demoFile}
        type={artist.demoFileType}
        label={`Demo recording of ${artist.name}`}
      />
    </Stack>
  );

/** What waits for review is decided; all else is rather edited. */
const Actions = ({ artist, isPending, onDecide, onEdit, onDelete }: Omit<ArtistRowProps, 'genres'>) => {
  const edit = { label: 'Edit', icon: Pencil, onSelect: onEdit };
  const deletion = { label: 'Delete', icon: Trash2, isDanger: true, isPending, onSelect: onDelete };
  if (!artist.isApproved && artist.genre !== '')
    return (
      <>
        <Button aria-label={`Approve ${artist.name}`} {...unlessPending(isPending, () => onDecide(true))}>
          <CircleCheck size={20} aria-hidden /> Approve
        </Button>
        <RowMenu about={artist.name} commands={[edit, deletion]} />
      </>
    );
  const withdrawal: RowCommand = {
    label: 'Withdraw approval',
    name: `Withdraw approval of ${artist.name}`,
    icon: Undo2,
    isPending,
    onSelect: () => onDecide(false),
  };
  return (
    <>
      <Button look="outline" aria-label={`Edit ${artist.name}`} onClick={onEdit}>
        <Pencil size={20} aria-hidden /> Edit
      </Button>
      <RowMenu about={artist.name} commands={artist.isApproved ? [withdrawal, deletion] : [deletion]} />
    </>
  );
};
