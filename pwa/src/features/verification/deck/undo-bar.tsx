import { Undo2, X } from 'lucide-react';
import { Button } from '#shared/ui/form/button';
import './undo-bar.css';
import type { Decisions } from '#features/verification/verdict/use-decisions';

interface UndoBarProps {
  last: Decisions['last'];
  onUndo: () => void;
  onDismiss: () => void;
}

/** What was decided last, with a way back. */
export const UndoBar = ({ last, onUndo, onDismiss }: UndoBarProps) => (
  <div className="undo-bar-place" role="status">
    {last && (
      <div className="undo-bar">
        <p dir="auto">{last.text}</p>
        {last.before && (
          <Button look="outline" aria-keyshortcuts="u" onClick={onUndo}>
            <Undo2 size={18} aria-hidden /> Undo
          </Button>
        )}
        <button type="button" className="undo-bar-close" aria-label="Dismiss" onClick={onDismiss}>
          <X size={20} aria-hidden />
        </button>
      </div>
    )}
  </div>
);
