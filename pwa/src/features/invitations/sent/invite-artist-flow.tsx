import { useState } from 'react';
import { AvailableArtistsSheet, type AvailableArtistsSheetProps } from './available-artists-sheet';
import type { InvitableArtist } from '#features/invitations/invitations.queries';
import { SendInvitationSheet, type SendInvitationSheetProps } from './send-invitation-sheet';

interface InviteArtistFlowProps
  extends
    Omit<AvailableArtistsSheetProps, 'onChoose'>,
    Pick<SendInvitationSheetProps, 'types' | 'shows' | 'place' | 'canSend'> {
  /** Sent, or given up. */
  onClose: () => void;
}

/** From a date to an artist, to the form, to sent (spec §2 "Invitations tab"). Closing the form goes back to the artists. */
export const InviteArtistFlow = ({ types, shows, place, canSend, ...day }: InviteArtistFlowProps) => {
  const [artist, setArtist] = useState<InvitableArtist | null>(null);
  if (!artist) return <AvailableArtistsSheet onChoose={setArtist} {...day} />;
  return (
    <SendInvitationSheet
      artist={artist}
      date={day.date}
      types={types}
      shows={shows}
      place={place}
      canSend={canSend}
      onSent={day.onClose}
      onClose={() => setArtist(null)}
    />
  );
};
