import { useQuery } from '@tanstack/react-query';
import type { ArtistProfile } from '#features/artists/artists.queries';
import { DeleteArtistSheet } from '#features/artists/management/artist-questions';
import { ArtistRow } from '#features/artists/management/artist-row';
import { useArtistCommands } from '#features/artists/management/use-artist-commands';
import { eventTypesQuery } from '#features/event-types/event-types.queries';
import { useRefreshEvents } from '#features/events/use-refresh-events';
import { MessageRow } from '#features/notifications/messages/message-row';
import type { Message } from '#features/notifications/messages/messages.queries';
import { useResend, useSetAside } from '#features/notifications/messages/use-message-commands';
import { useDeletion } from '#shared/ui/mutation/use-deletion';

/** An artist whose profile waits for review. */
export const ArtistItem = ({ artist, onEdit }: { artist: ArtistProfile; onEdit: () => void }) => {
  const { data: genres = [] } = useQuery(eventTypesQuery);
  const { decide, remove } = useArtistCommands(useRefreshEvents());
  const { leaving, ask, answers } = useDeletion<ArtistProfile>(remove);
  return (
    <>
      <ArtistRow
        artist={artist}
        genres={genres}
        isPending={decide.isUnderWay(artist.id) || remove.isUnderWay(artist.id)}
        onDecide={(isApproved) => decide.mutate({ artist, isApproved })}
        onEdit={onEdit}
        onDelete={() => ask(artist)}
      />
      {leaving && <DeleteArtistSheet artist={leaving} {...answers} />}
    </>
  );
};

/** A message that did not go out. */
export const MessageItem = ({ message }: { message: Message }) => {
  const resend = useResend();
  const setAside = useSetAside();
  return (
    <MessageRow
      message={message}
      isPending={resend.isUnderWay(message.id) || setAside.isUnderWay(message.id)}
      onResend={() => resend.mutate(message.id)}
      onSetAside={() => setAside.mutate(message.id)}
    />
  );
};
