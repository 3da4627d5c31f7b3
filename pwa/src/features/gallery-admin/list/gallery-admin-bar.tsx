import { SelectionBar, UndoBar } from './selection-bar';
import type { useGalleryDesk } from '#features/gallery-admin/use-gallery-desk';

interface GalleryAdminBarProps {
  desk: ReturnType<typeof useGalleryDesk>;
  /** How many photos the list shows. */
  shown: number;
  onTag: () => void;
}

/** What can be done at the lower edge: with what is selected, else about what was just taken down. */
export const GalleryAdminBar = ({ desk, shown, onTag }: GalleryAdminBarProps) => {
  const { selection, down, isPending } = desk;
  const selected = selection.rows;
  if (selected.length > 0)
    return (
      <SelectionBar
        count={selected.length}
        isAll={selected.length === shown}
        isPending={isPending}
        onApprove={() => desk.approve(selected)}
        onTakeDown={() => desk.takeDown(selected)}
        onTag={onTag}
        onAll={selection.all}
        onClear={selection.clear}
      />
    );
  if (down.length === 0) return null;
  return <UndoBar count={down.length} isPending={isPending} onUndo={desk.undo} onClose={desk.forget} />;
};
