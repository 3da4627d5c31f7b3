import { CircleCheck, Hourglass, Pencil, Trash2, Undo2 } from 'lucide-react';
import { genreName } from '#shared/lib/genre-name';
import { Button } from '#shared/ui/form/button';
import { ArtistPicture } from '#features/artists/artist-picture';
import type { ArtistProfile } from '#features/artists/artists.queries';
import { DemoPlayer } from '#features/artists/demo-player';
import './artist-row.css';

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

/** An artist: a card on a phone, a row on a desktop. What waits for review shows what is to be reviewed. */
export const ArtistRow = ({ artist, genres, isPending, onDecide, onEdit, onDelete }: ArtistRowProps) => (
  <article className="artist-row" data-waiting={!artist.isApproved || undefined} aria-label={artist.name}>
    <ArtistPicture address={artist.profileImage} size="row" />
    <div className="artist-row-facts">
      <h3 dir="auto">{artist.name}</h3>
      <p className="artist-row-line">
        <Status isApproved={artist.isApproved} />
        <span>{genreName(artist.genre, genres) || 'No genre yet'}</span>
      </p>
      <p>{artist.email}</p>
      {artist.phone && <p>{artist.phone}</p>}
    </div>
    {!artist.isApproved && <ToReview artist={artist} />}
    <div className="artist-row-actions">
      <Decide artist={artist} isPending={isPending} onDecide={onDecide} />
      <Button look="outline" aria-label={`Edit ${artist.name}`} onClick={onEdit}>
        <Pencil size={20} aria-hidden /> Edit
      </Button>
      <Button
        look="danger"
        aria-label={`Delete ${artist.name}`}
        aria-disabled={isPending || undefined}
        onClick={() => {
          if (!isPending) onDelete();
        }}
      >
        <Trash2 size={20} aria-hidden /> Delete
      </Button>
    </div>
  </article>
);

const Status = ({ isApproved }: { isApproved: boolean }) =>
  isApproved ? (
    <span className="artist-row-status" data-approved>
      <CircleCheck size={16} aria-hidden /> Approved
    </span>
  ) : (
    <span className="artist-row-status">
      <Hourglass size={16} aria-hidden /> Waiting for review
    </span>
  );

const ToReview = ({ artist }: { artist: ArtistProfile }) =>
  artist.genre === '' ? (
    <p className="artist-row-review">Not filled in yet: there is nothing to review.</p>
  ) : (
    <div className="artist-row-review">
      {artist.description && <p dir="auto">{artist.description}</p>}
      <DemoPlayer
        address={artist.demoFile}
        type={artist.demoFileType}
        label={`Demo recording of ${artist.name}`}
      />
    </div>
  );

const Decide = ({
  artist,
  isPending,
  onDecide,
}: Pick<ArtistRowProps, 'artist' | 'isPending' | 'onDecide'>) => {
  if (!artist.isApproved && artist.genre === '') return null;
  return (
    <Button
      look={artist.isApproved ? 'outline' : 'primary'}
      aria-label={artist.isApproved ? `Withdraw approval of ${artist.name}` : `Approve ${artist.name}`}
      aria-disabled={isPending || undefined}
      onClick={() => {
        if (!isPending) onDecide(!artist.isApproved);
      }}
    >
      {artist.isApproved ? <Undo2 size={20} aria-hidden /> : <CircleCheck size={20} aria-hidden />}
      {artist.isApproved ? 'Withdraw approval' : 'Approve'}
    </Button>
  );
};
