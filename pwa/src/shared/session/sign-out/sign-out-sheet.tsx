import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { countOf } from '#shared/offline/status/strip-words';
import { useEntries, useKnownKinds } from '#shared/offline/wakes/use-outbox';
import { Button } from '#shared/ui/form/button';
import { Sheet } from '#shared/ui/dialog/sheet';
import { useSession } from '#shared/session/session-context';

interface SignOutSheetProps {
  /** How many entries of the person wait. */
  waiting: number;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asked before signing out with work in the queue: it stays, but only its owner can send it (design §5.2). */
export const SignOutSheet = ({ waiting, onConfirm, onCancel }: SignOutSheetProps) => {
  const words = useWaitingWords(waiting);
  return (
    <Sheet title="Log out now?" onClose={onCancel}>
      <p>
        {words} still waiting to be sent. {waiting === 1 ? 'It stays' : 'They stay'} on this phone and{' '}
        {waiting === 1 ? 'is' : 'are'} sent when you sign in again.
      </p>
      <SimpleGrid minChildWidth="9rem" gap="3" mt="6">
        <Button look="outline" onClick={onCancel}>
          Stay signed in
        </Button>
        <Button look="danger" onClick={onConfirm}>
          Log out
        </Button>
      </SimpleGrid>
    </Sheet>
  );
};

/** e.g. "2 check-ins are", in the words of what waits; "2 entries are" until that is read. */
const useWaitingWords = (waiting: number): string => {
  const { user } = useSession();
  const kept = useEntries();
  useKnownKinds();
  const own = Array.isArray(kept) ? kept.filter(({ owner }) => owner !== null && owner.id === user?.id) : [];
  const verb = waiting === 1 ? 'is' : 'are';
  // One entry may stand for several of what it is called by.
  const words = own.length === waiting ? countOf(own) : null;
  if (words) return `${words} ${words.startsWith('1 ') ? 'is' : 'are'}`;
  return `${waiting} ${waiting === 1 ? 'entry' : 'entries'} ${verb}`;
};
