import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { PartyPopper, SearchX } from 'lucide-react';
import { PageState } from '#shared/ui/feedback/page-state';
import { Skeleton } from '#shared/ui/feedback/skeleton';
import { Checkbox } from '#shared/ui/form/checkbox';
import { ListProblem } from '#shared/ui/list/list-problem';
import { LoadMore } from '#shared/ui/list/load-more';
import { countLine } from '#shared/ui/page/count-line';
import type { VerificationManyProps } from '#features/verification/list/verification-many';
import { LIST_WORDS } from '#features/verification/list/verification-wording';
import { RejectSheet } from '#features/verification/verdict/reject-sheet';
import { DeckActions } from './deck-actions';
import { DeckCard } from './deck-card';
import { UndoBar } from './undo-bar';
import { useDeck } from './use-deck';
import { useKeysSwitch } from './use-deck-keys';

type VerificationDeckProps = Pick<VerificationManyProps, 'pages' | 'decisions' | 'isNarrow'>;

/** The queue, one check-in after the other: look, approve or reject, next (design §4 "Check-in"). */
export const VerificationDeck = ({ pages, decisions, isNarrow }: VerificationDeckProps) => {
  const [usesKeys, setUsesKeys] = useKeysSwitch();
  const deck = useDeck({ pages, decisions, usesKeys });
  const { shown, commands } = deck;
  const isLoading = pages.state === 'loading' || (!shown && pages.isLoadingMore);
  return (
    <>
      <p className="visually-hidden" role="status">
        {shown && countLine(pages.rows.length, pages.hasMore, LIST_WORDS.noun)}
      </p>
      <UndoBar last={decisions.last} onUndo={commands.undo} onDismiss={decisions.forgetLast} />
      <ListProblem
        state={pages.state}
        noun={LIST_WORDS.noun.many}
        failed={LIST_WORDS.failed}
        offline={LIST_WORDS.offline}
        onRetry={pages.retry}
      />
      {isLoading && <Skeleton height="24rem" />}
      {shown && (
        <>
          <DeckCard
            checkIn={shown}
            next={deck.next}
            onSwipe={(decision) => (decision === 'approve' ? commands.approve() : commands.reject())}
          />
          <DeckActions name={shown.customerName} deck={deck} pages={pages} />
          <DeckHints usesKeys={usesKeys} onUsesKeys={setUsesKeys} />
        </>
      )}
      {deck.isEmpty && <Empty isNarrow={isNarrow} />}
      {!shown && !isLoading && <LoadMore {...pages} />}
      {deck.rejecting && (
        <RejectSheet
          what={`${deck.rejecting.customerName}, ${deck.rejecting.event?.name ?? 'deleted show'}`}
          onReject={deck.reject}
          onClose={deck.keep}
        />
      )}
    </>
  );
};

const Empty = ({ isNarrow }: { isNarrow: boolean }) =>
  isNarrow ? (
    <PageState icon={SearchX} title="No check-ins match your search." announced />
  ) : (
    <PageState icon={PartyPopper} title="All caught up" announced>
      Every check-in photo has been looked at. New ones show here as guests arrive.
    </PageState>
  );

interface DeckHintsProps {
  usesKeys: boolean;
  onUsesKeys: (usesKeys: boolean) => void;
}

/** How it goes faster: swipes for fingers, and keys, which tablets and voices have, too: so they can be switched off anywhere. */
const DeckHints = ({ usesKeys, onUsesKeys }: DeckHintsProps) => (
  <>
    <chakra.p css={{ [KEYBOARD]: { display: 'none' } }} {...HINT}>
      Swipe right to approve, left to reject.
    </chakra.p>
    <Flex justify="center" {...HINT}>
      <Checkbox checked={usesKeys} onChange={({ target }) => onUsesKeys(target.checked)}>
        Keys: <Key>A</Key> approve, <Key>R</Key> reject, <Key>←</Key> <Key>→</Key> look at others,{' '}
        <Key>U</Key> undo
      </Checkbox>
    </Flex>
  </>
);

const KEYBOARD = '@media (hover: hover) and (pointer: fine)';
const HINT = { color: 'muted', fontSize: 'sm', textAlign: 'center' } as const;

const Key = chakra('kbd', {
  base: {
    px: '0.375rem',
    border: '1px solid var(--chakra-colors-control)',
    rounded: '4px',
    bg: 'raised',
    font: 'inherit',
  },
});
