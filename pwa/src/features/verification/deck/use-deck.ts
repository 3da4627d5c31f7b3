import { useEffect, useState } from 'react';
import type { Pages } from '#shared/ui/list/use-pages';
import { indexAt, stepFrom, type DeckPlace } from './deck-place';
import { useDeckKeys, type DeckCommands } from './use-deck-keys';
import type { Decisions } from '#features/verification/verdict/use-decisions';
import type { Verification } from '#features/verification/verifications.queries';

/** The next page is asked for when no more than these are left. */
const RUNNING_LOW = 5;

interface DeckWork {
  pages: Pages<Verification>;
  decisions: Decisions;
  usesKeys: boolean;
}

/** Where staff are in the queue, and what they do there. */
export const useDeck = ({ pages, decisions, usesKeys }: DeckWork) => {
  const { rows, hasMore, isLoadingMore, moreProblem, loadMore } = pages;
  const [place, setPlace] = useState<DeckPlace>({ id: null, index: 0 });
  const [rejecting, setRejecting] = useState<Verification | null>(null);
  const index = indexAt(rows, place);
  const shown = rows[index];
  // The check-in that staff look at stays, although others join or leave the queue.
  if (shown && (shown.id !== place.id || index !== place.index)) setPlace({ id: shown.id, index });

  const isRunningLow =
    hasMore && !isLoadingMore && moreProblem === null && rows.length - index <= RUNNING_LOW;
  useEffect(() => {
    if (isRunningLow) loadMore();
  }, [isRunningLow, loadMore]);

  /** The next check-in moves into this place. */
  const decide = (checkIn: Verification, decision: Parameters<Decisions['decide']>[1]) =>
    decisions.decide([checkIn], decision);
  const commands: DeckCommands = {
    approve: () => shown && decide(shown, { status: 'approved' }),
    reject: () => shown && setRejecting(shown),
    step: (steps) => setPlace(stepFrom(rows, place, steps)),
    undo: () => decisions.undo(([first]) => first && setPlace({ id: first.id, index })),
  };
  useDeckKeys(commands, usesKeys && rejecting === null);

  return {
    shown,
    next: rows[index + 1] ?? rows[index - 1],
    index,
    isEmpty: pages.state === 'ready' && rows.length === 0 && !hasMore,
    commands,
    rejecting,
    keep: () => setRejecting(null),
    reject: (reason: string) => {
      if (rejecting) decide(rejecting, { status: 'rejected', reason });
      setRejecting(null);
    },
  };
};
