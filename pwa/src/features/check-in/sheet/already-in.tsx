import { CircleCheck } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '#shared/ui/form/button';
import { PageState } from '#shared/ui/feedback/page-state';
import { Sheet } from '#shared/ui/dialog/sheet';
import { StubLink } from '#features/check-in/check-in-way';
import type { Presence } from './presence';
import { usePresence } from './use-presence';

interface OncePerGuestProps {
  event: { id: number; name: string };
  /** It is known to be for somebody else: nobody is asked. */
  isForOther: boolean;
  /** A door code was scanned while check-in is open: what waits for staff counts with it. */
  hasCode: boolean;
  onClose: () => void;
  /** Stands there while this device is read. */
  opening: ReactNode;
  children: (isForOther: boolean) => ReactNode;
}

/**
 * The form, or that the person in front is in: a second time would ask for a photo again and bring nothing, unless the first waits for
 * staff and the door's code makes this one count (design §4 "When a check-in counts").
 */
export const OncePerGuest = ({ event, hasCode, opening, onClose, children, ...asked }: OncePerGuestProps) => {
  const [isForOther, setForOther] = useState(asked.isForOther);
  const [isAgain, setAgain] = useState(false);
  const [presence, setPresence] = useState<Presence | null>();
  if (isForOther || isAgain || presence === null) return children(isForOther);
  if (presence === undefined)
    return (
      <>
        <PresenceProbe eventId={event.id} onKnown={setPresence} />
        {opening}
      </>
    );
  const canCount = presence.isLate && hasCode;
  return (
    <Sheet
      title="Mark Attendance"
      subtitle={event.name}
      onClose={onClose}
      isRoute
      footer={
        <>
          {canCount && (
            <Button wide onClick={() => setAgain(true)}>
              Check in with the door’s code
            </Button>
          )}
          <Button look="outline" wide onClick={() => setForOther(true)}>
            Check in somebody else
          </Button>
        </>
      }
    >
      <PageState
        icon={CircleCheck}
        title={presence.isLate ? 'Checked in' : "You're in"}
        announced
        action={<StubLink presence={presence}>See your stub</StubLink>}
      >
        You have checked in to this show already.{presence.isLate && ' Staff look at it first.'}
        {canCount && ' With the code that you scanned it counts at once.'}
      </PageState>
    </Sheet>
  );
};

interface PresenceProbeProps {
  eventId: number;
  onKnown: (presence: Presence | null) => void;
}

/** Finds out once, and is taken away then: a form that is open must not change under the hand. */
const PresenceProbe = ({ eventId, onKnown }: PresenceProbeProps) => {
  const presence = usePresence(eventId);
  useEffect(() => {
    if (presence !== undefined) onKnown(presence);
  }, [presence, onKnown]);
  return null;
};
