import { chakra } from '@chakra-ui/react/styled-system';
import { Copy } from 'lucide-react';
import { answerableUntil } from '#contract/invitations';
import { twelveHourTime, wallClockAt } from '#contract/rules/clock';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { Sheet } from '#shared/ui/dialog/sheet';
import { Button } from '#shared/ui/form/button';
import { copyText } from '#shared/ui/page/share-page';
import { whenLine } from '#features/invitations/invitation-wording';
import type { Invitation } from '#features/invitations/invitations.queries';

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

interface AnsweredAt {
  /** Where the artist finds it, signed in: a link that answers in the artist's name is nobody else's to pass on. */
  address: string;
  /** Of the venue. */
  timeZone: string;
}

/** What the e-mail of an invitation says, for staff to pass on where nothing can be sent (design §4 "Delivery"). */
const invitationText = (invitation: Invitation, { address, timeZone }: AnsweredAt): string => {
  const { artist, eventName, duration, budget, description, invitationMessage } = invitation;
  const end = wallClockAt(answerableUntil(invitation, timeZone), timeZone);
  const terms = [
    `Show: ${eventName}`,
    duration && `Duration: ${duration}`,
    budget && `Budget: ${budget}`,
    description && `About it: ${description}`,
  ];
  return [
    `${artist.name}, we would love to have you on ${whenLine(invitation)}.`,
    terms.filter(Boolean).join('\n'),
    invitationMessage,
    `Please accept or decline by ${formatLongDate(end.date)} at ${twelveHourTime(end.time)}. You find the invitation in your account: ${address}`,
  ]
    .filter(Boolean)
    .join('\n\n');
};
