import { CircleCheck, EyeOff, Tags, Undo2, X } from 'lucide-react';
import { BottomBar } from '#shared/ui/page/bottom-bar';
import { Button } from '#shared/ui/form/button';
import './selection-bar.css';
import { photosLine } from '#features/gallery-admin/use-gallery-commands';

interface SelectionBarProps {
  count: number;
  /** All that the list shows are selected. */
  isAll: boolean;
  isPending: boolean;
  onApprove: () => void;
  onTakeDown: () => void;
  onTag: () => void;
  onAll: () => void;
  onClear: () => void;
}

/** What can be done with the selected photos, at the lower edge, where a thumb is. */
export const SelectionBar = ({
  count,
  isAll,
  isPending,
  onApprove,
  onTakeDown,
  onTag,
  onAll,
  onClear,
}: SelectionBarProps) => {
  const unlessPending = (act: () => void) => () => {
    if (!isPending) act();
  };
  return (
    <BottomBar className="selection-bar" label="Selected photos">
      <div className="selection-bar-head">
        <p role="status">{photosLine(count)} selected</p>
        {!isAll && (
          <Button look="quiet" onClick={onAll}>
            Select all
          </Button>
        )}
        <button type="button" className="selection-bar-close" aria-label="Clear selection" onClick={onClear}>
          <X size={20} aria-hidden />
        </button>
      </div>
      <div className="selection-bar-actions">
        <Button aria-disabled={isPending || undefined} onClick={unlessPending(onApprove)}>
          <CircleCheck size={20} aria-hidden /> Approve
        </Button>
        <Button look="outline" aria-disabled={isPending || undefined} onClick={unlessPending(onTag)}>
          <Tags size={20} aria-hidden /> Tag
        </Button>
        <Button look="danger" aria-disabled={isPending || undefined} onClick={unlessPending(onTakeDown)}>
          <EyeOff size={20} aria-hidden /> Take down
        </Button>
      </div>
    </BottomBar>
  );
};

interface UndoBarProps {
  count: number;
  isPending: boolean;
  onUndo: () => void;
  onClose: () => void;
}

/** Says what was taken down, and takes it back. */
export const UndoBar = ({ count, isPending, onUndo, onClose }: UndoBarProps) => (
  <BottomBar className="selection-bar" label="Taken down">
    <div className="selection-bar-head">
      <p role="status">
        {photosLine(count)} taken down: nobody sees {count === 1 ? 'it' : 'them'} any more.
      </p>
      <Button look="outline" aria-disabled={isPending || undefined} onClick={() => !isPending && onUndo()}>
        <Undo2 size={20} aria-hidden /> Undo
      </Button>
      <button type="button" className="selection-bar-close" aria-label="Close" onClick={onClose}>
        <X size={20} aria-hidden />
      </button>
    </div>
  </BottomBar>
);
