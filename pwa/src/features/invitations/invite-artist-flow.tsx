import { useState } from 'react';
import { AvailableArtistsSheet } from './available-artists-sheet';
import type { InvitePlace } from './invitation-wording';
import type { InvitableArtist } from './invitations.queries';
import { SendInvitationSheet } from './send-invitation-sheet';

interface InviteArtistFlowProps {
  /** The chosen day, `YYYY-MM-DD`. */
  date: string;
  artists: readonly InvitableArtist[];
  types: readonly { name: string }[];
  place: InvitePlace;
  /** Whether the venue has somebody to send by. */
  canSend: boolean;
  onAddEvent?: () => void;
  /** Sent, or given up. */
  onClose: () => void;
  /** The flow has no address of its own. */
  closesOnBack?: boolean;
}

/** From a date to an artist, to the form, to sent (spec §2 "Invitations tab"). Closing the form goes back to the artists. */
export const InviteArtistFlow = (props: InviteArtistFlowProps) => {
  const { date, artists, types, place, canSend, onAddEvent, onClose, closesOnBack } = props;
  const [artist, setArtist] = useState<InvitableArtist | null>(null);
  if (!artist) {
    return (
      <AvailableArtistsSheet
        date={date}
        artists={artists}
        onChoose={setArtist}
        onAddEvent={onAddEvent}
        onClose={onClose}
        closesOnBack={closesOnBack}
      />
    );
  }
  return (
    <SendInvitationSheet
      artist={artist}
      date={date}
      types={types}
      place={place}
      canSend={canSend}
      onSent={onClose}
      onClose={() => setArtist(null)}
    />
  );
};
