import { CalendarX, ChevronRight, MicVocal } from 'lucide-react';
import { useState } from 'react';
import { PageState } from '#shared/ui/page-state';
import { InvitedDaySheet, type InvitedDay } from './invited-day-sheet';
import type { InvitableArtist } from './invitations.queries';
import './invitations.css';

interface AvailableArtistsSheetProps extends InvitedDay {
  artists: readonly InvitableArtist[];
  onChoose: (artist: InvitableArtist) => void;
}

/** Who is free on a date (spec §2 "Invitations tab"): photo, name, genre, email. */
export const AvailableArtistsSheet = ({ artists, onChoose, ...day }: AvailableArtistsSheetProps) => (
  <InvitedDaySheet {...day}>
    {artists.length === 0 ? (
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
                <span className="available-artist-genre">{artist.genre}</span>
                <span className="available-artist-email">{artist.email}</span>
              </span>
              <ChevronRight size={22} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    )}
  </InvitedDaySheet>
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
