import { chakra } from '@chakra-ui/react/styled-system';
import { Copy } from 'lucide-react';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { copyText } from '#shared/ui/page/share-page';
import { Sheet } from '#shared/ui/dialog/sheet';
import { Button } from '#shared/ui/form/button';
import type { Invitation } from '#features/invitations/invitations.queries';
import { invitationText } from './invitation-text';

interface InvitationTextSheetProps {
  invitation: Invitation;
  onClose: () => void;
}

/** An invitation that did not reach its artist, in words to read and to copy. */
export const InvitationTextSheet = ({ invitation, onClose }: InvitationTextSheetProps) => {
  const address = `${window.location.origin}/account/bookings`;
  const text = invitationText(invitation, { address, timeZone: useVenueZone() });
  const copy = () =>
    copyText(text, { title: 'Text copied', refusal: 'Please mark the text and copy it by hand.' });
  return (
    <Sheet
      title="Invitation text"
      subtitle="Send it to the artist yourself, by a message of your own."
      onClose={onClose}
      footer={
        <Button wide onClick={() => void copy()}>
          <Copy size={20} aria-hidden /> Copy text
        </Button>
      }
    >
      <chakra.p px="4" py="3" rounded="control" bg="raised" whiteSpace="pre-wrap" dir="auto">
        {text}
      </chakra.p>
    </Sheet>
  );
};
