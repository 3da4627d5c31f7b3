import { Checkbox } from '#shared/ui/form/checkbox';
import './deck-hints.css';

interface DeckHintsProps {
  usesKeys: boolean;
  onUsesKeys: (usesKeys: boolean) => void;
}

/** How it goes faster: swipes for fingers, keys where there is a keyboard, which can be switched off (WCAG 2.1.4). */
export const DeckHints = ({ usesKeys, onUsesKeys }: DeckHintsProps) => (
  <>
    <p className="deck-hint-swipe">Swipe right to approve, left to reject.</p>
    <div className="deck-hint-keys">
      <Checkbox checked={usesKeys} onChange={({ target }) => onUsesKeys(target.checked)}>
        Keys: <kbd>A</kbd> approve, <kbd>R</kbd> reject, <kbd>←</kbd> <kbd>→</kbd> look at others,{' '}
        <kbd>U</kbd> undo
      </Checkbox>
    </div>
  </>
);
