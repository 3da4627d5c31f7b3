import { CalendarPlus, CalendarX, ChevronRight, MicVocal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { genreName } from '#shared/lib/genre-name';
import { Button } from '#shared/ui/form/button';
import { PageState } from '#shared/ui/feedback/page-state';
import { Sheet } from '#shared/ui/dialog/sheet';
import type { InvitableArtist } from '#features/invitations/invitations.queries';
import '#features/invitations/invitations.css';

export interface AvailableArtists {
  /** Undefined until the venue has said who is free. */
  artists: readonly InvitableArtist[] | undefined;
  /** In their place until then. */
  unanswered?: ReactNode;
}

export interface InvitedDay {
  /** `YYYY-MM-DD` */
  date: string;
  /** Goes on without inviting anybody, where that leads somewhere. */
  onAddEvent?: () => void;
  onClose: () => void;
  /** Without an address of its own. */
  closesOnBack?: boolean;
}

interface AvailableArtistsSheetProps extends InvitedDay, AvailableArtists {
  onChoose: (artist: InvitableArtist) => void;
}

/** Who is free on a date (spec §2 "Invitations tab"): one dialog, before and after that is known. */
export const AvailableArtistsSheet = ({
  artists,
  unanswered,
  onChoose,
  date,
  onAddEvent,
  ...sheet
}: AvailableArtistsSheetProps) => (
  <Sheet
    title="Available Artists"
    subtitle={formatLongDate(date)}
    footer={
      onAddEvent && (
        <Button look="outline" wide onClick={onAddEvent}>
          <CalendarPlus size={20} aria-hidden /> Add an event instead
        </Button>
      )
    }
    {...sheet}
  >
    {artists ? <ArtistChoice artists={artists} onChoose={onChoose} /> : unanswered}
  </Sheet>
);

interface ArtistChoiceProps {
  artists: readonly InvitableArtist[];
  onChoose: (artist: InvitableArtist) => void;
}

/** Photo, name, genre, email. */
const ArtistChoice = ({ artists, onChoose }: ArtistChoiceProps) =>
  artists.length === 0 ? (
    <PageState icon={CalendarX} title="No artist is available on this day">
      Choose a highlighted day, or ask an artist to mark this one.
    </PageState>
  ) : (
    <ul className="available-artists">
      {artists.map((artist) => (
        <li key={artist.id}>
          <button type="button" className="available-artist" onClick={() => onChoose(artist)}>
            <Photo address={artist.profileImage} />
            <span className="available-artist-words">
              <span className="available-artist-name" dir="auto">
                {artist.name}
              </span>
              <span className="available-artist-genre">{genreName(artist.genre)}</span>
              <span className="available-artist-email">{artist.email}</span>
            </span>
            <ChevronRight size={22} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );

/** Decorative: the name stands beside it. */
const Photo = ({ address }: { address: string | null }) => {
  const [isMissing, setIsMissing] = useState(false);
  return (
    <span className="available-artist-photo">
      {address && !isMissing ? (
        <img src={address} alt="" onError={() => setIsMissing(true)} />
      ) : (
        <MicVocal strokeWidth={1.25} aria-hidden />
      )}
    </span>
  );
};
