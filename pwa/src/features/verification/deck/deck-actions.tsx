import { Check, ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Button } from '#shared/ui/form/button';
import { useBottomBar } from '#shared/ui/page/use-bottom-bar';
import './deck-actions.css';
import type { DeckCommands } from './use-deck-keys';

interface DeckActionsProps {
  name: string;
  commands: DeckCommands;
  /** Where in the queue this one is. */
  index: number;
  count: number;
  /** More wait than have been asked for. */
  hasMore: boolean;
}

/** Under the photo, for one thumb: reject at the left, approve at the right, as the swipe does. */
export const DeckActions = ({ name, commands, index, count, hasMore }: DeckActionsProps) => (
  <div ref={useBottomBar<HTMLDivElement>()} className="deck-actions">
    <Button look="danger" aria-label={`Reject ${name}`} aria-keyshortcuts="r" onClick={commands.reject}>
      <X size={22} aria-hidden /> Reject
    </Button>
    <div className="deck-steps">
      <button
        type="button"
        aria-label="Previous check-in"
        aria-disabled={index === 0 || undefined}
        onClick={() => commands.step(-1)}
      >
        <ChevronLeft size={22} aria-hidden />
      </button>
      <p>
        <span className="visually-hidden">Check-in </span>
        {index + 1}
        <span className="visually-hidden"> of </span>
        <span aria-hidden>/</span>
        {hasMore ? `${count}+` : count}
      </p>
      <button
        type="button"
        aria-label="Next check-in"
        aria-disabled={index === count - 1 || undefined}
        onClick={() => commands.step(1)}
      >
        <ChevronRight size={22} aria-hidden />
      </button>
    </div>
    <Button aria-label={`Approve ${name}`} aria-keyshortcuts="a" onClick={commands.approve}>
      <Check size={22} aria-hidden /> Approve
    </Button>
  </div>
);
